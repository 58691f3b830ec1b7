import type { NameTable } from './name-table.ts';

export const FRENCH: NameTable = {
  language: 'fra',
  prefixes: ['Saint-', 'Mont-', 'Vieux-'],
  stems: [
    'Verne',
    'Aubé',
    'Orme',
    'Chant',
    'Clervi',
    'Fontel',
    'Marse',
    'Hêtre',
    'Brume',
    'Grèze',
    'Sauvi',
    'Tourne',
    'Loriol',
    'Églan',
    'Peyre',
    'Rouvre',
  ],
  endings: [
    ['val', 'val'],
    ['mont', 'mont'],
    ['court', 'court'],
    ['ville-sur-Brume', 'ville-sur-Brume'],
    ['ac', 'ac'],
    ['bourg', 'bourg'],
    ['champ', 'champ'],
    ['oise', 'oise'],
    ['lieu', 'lieu'],
  ],
  inflect: (town) => (/^[AEIOUYÉÈÊH]/.test(town) ? `d’${town}` : `de ${town}`),
  persons: ['Élodie Marchefontaine', 'Honoré Gravelin', 'Adèle Toussimont', 'Césaire Vaubrun'],
  kinds: {
    university: [
      ['Université {of}', 'University of {town}'],
      ['Université {person} {of}', '{person} University of {town}'],
      ['Université catholique {of}', 'Catholic University of {town}'],
    ],
    technical: [
      ['Institut polytechnique {of}', 'Polytechnic Institute of {town}'],
      ['École supérieure d’ingénieurs {of}', '{town} Higher School of Engineering'],
      ['Université de technologie {of}', '{town} University of Technology'],
    ],
    applied: [
      ['Haute École {of}', '{town} University of Applied Sciences'],
      ['Haute École {person} {of}', '{person} University of Applied Sciences, {town}'],
    ],
    arts: [
      ['École supérieure d’art {of}', '{town} School of Art'],
      ['Conservatoire supérieur {of}', '{town} Conservatory of Music'],
    ],
    medical: [['Institut supérieur de santé {of}', '{town} Institute of Health']],
    business: [
      ['École de commerce {of}', '{town} Business School'],
      ['École supérieure de gestion {of}', '{town} School of Management'],
    ],
  },
  faculties: [
    ['Faculté de droit', 'Faculty of Law'],
    ['Faculté de médecine', 'Faculty of Medicine'],
  ],
};

export const ITALIAN: NameTable = {
  language: 'ita',
  prefixes: ['San ', 'Monte ', 'Borgo '],
  stems: [
    'Querci',
    'Fonta',
    'Selva',
    'Arve',
    'Rondi',
    'Casti',
    'Lauri',
    'Murlo',
    'Ginestr',
    'Valder',
    'Ombri',
    'Torri',
  ],
  endings: [
    ['vento', 'vento'],
    ['nara', 'nara'],
    ['mare', 'mare'],
    ['gliano', 'gliano'],
    ['sola', 'sola'],
    ['netto', 'netto'],
    ['rossa', 'rossa'],
    ['delfo', 'delfo'],
  ],
  persons: ['Ginevra Altomonti', 'Ercole Brandivalle', 'Fiammetta Sorgente'],
  kinds: {
    university: [
      ['Università degli Studi di {town}', 'University of {town}'],
      ['Libera Università di {town}', 'Free University of {town}'],
      ['Università «{person}» di {town}', '{person} University of {town}'],
    ],
    technical: [['Politecnico di {town}', 'Polytechnic University of {town}']],
    applied: [['Istituto Universitario di {town}', 'University Institute of {town}']],
    arts: [
      ['Accademia di Belle Arti di {town}', 'Academy of Fine Arts of {town}'],
      ['Conservatorio di Musica «{person}» di {town}', '{person} Conservatory of Music of {town}'],
    ],
    medical: [['Università di Medicina di {town}', 'Medical University of {town}']],
    business: [['Scuola Superiore di Economia di {town}', '{town} School of Economics']],
  },
  faculties: [
    ['Facoltà di Giurisprudenza', 'Faculty of Law'],
    ['Facoltà di Ingegneria', 'Faculty of Engineering'],
  ],
};

export const SPANISH: NameTable = {
  language: 'spa',
  prefixes: ['San ', 'Villa ', 'Puerto '],
  stems: ['Almen', 'Roble', 'Torde', 'Navar', 'Peñal', 'Guadi', 'Olmed', 'Carra', 'Zarce', 'Encin', 'Lagun', 'Medra'],
  endings: [
    ['illa', 'illa'],
    ['seco', 'seco'],
    ['mar', 'mar'],
    ['verde', 'verde'],
    ['arejo', 'arejo'],
    ['úñiga', 'úñiga'],
    ['osa', 'osa'],
    ['edo', 'edo'],
  ],
  persons: ['Leocadia Montesquivo', 'Baltasar Urdiñola', 'Ximena Arbeláiz'],
  kinds: {
    university: [
      ['Universidad de {town}', 'University of {town}'],
      ['Universidad {person} de {town}', '{person} University of {town}'],
      ['Universidad Autónoma de {town}', 'Autonomous University of {town}'],
    ],
    technical: [['Universidad Politécnica de {town}', 'Polytechnic University of {town}']],
    applied: [['Centro Universitario de {town}', '{town} University Centre']],
    arts: [
      ['Escuela Superior de Diseño de {town}', '{town} School of Design'],
      ['Conservatorio Superior de Música de {town}', '{town} Conservatory of Music'],
    ],
    medical: [['Escuela Universitaria de Enfermería de {town}', '{town} University School of Nursing']],
    business: [['Escuela de Negocios de {town}', '{town} Business School']],
  },
  faculties: [
    ['Facultad de Derecho', 'Faculty of Law'],
    ['Facultad de Medicina', 'Faculty of Medicine'],
  ],
};

export const PORTUGUESE: NameTable = {
  language: 'por',
  prefixes: ['São ', 'Vila Nova de ', 'Monte '],
  stems: ['Sobral', 'Carval', 'Amend', 'Pinhe', 'Alfai', 'Louri', 'Ribei', 'Azinh', 'Murt', 'Fontan'],
  endings: [
    ['eira', 'eira'],
    ['ões', 'ões'],
    ['ância', 'ância'],
    ['edo', 'edo'],
    ['osa', 'osa'],
    ['inho', 'inho'],
  ],
  persons: ['Benedita Alcoforado', 'Tomé Vilarça', 'Inês Marçalves'],
  kinds: {
    university: [
      ['Universidade de {town}', 'University of {town}'],
      ['Universidade {person} de {town}', '{person} University of {town}'],
    ],
    technical: [['Universidade Técnica de {town}', 'Technical University of {town}']],
    applied: [['Instituto Politécnico de {town}', 'Polytechnic Institute of {town}']],
    arts: [['Escola Superior de Artes de {town}', '{town} School of Arts']],
    medical: [['Escola Superior de Saúde de {town}', '{town} School of Health']],
    business: [['Instituto Superior de Gestão de {town}', '{town} Institute of Management']],
  },
  faculties: [
    ['Faculdade de Direito', 'Faculty of Law'],
    ['Faculdade de Ciências', 'Faculty of Sciences'],
  ],
};

export const ROMANIAN: NameTable = {
  language: 'ron',
  prefixes: ['Valea ', 'Câmpul '],
  stems: ['Brăd', 'Stej', 'Mesteac', 'Izvor', 'Păltin', 'Codr', 'Vărz', 'Șoim', 'Țăr', 'Lunc', 'Rouă', 'Ogl'],
  endings: [
    ['ești', 'ești'],
    ['eni', 'eni'],
    ['oara', 'oara'],
    ['ova', 'ova'],
    ['inți', 'inți'],
    ['ășani', 'ășani'],
  ],
  persons: ['Smaranda Vărzescu', 'Ilarie Codreșteanu', 'Domnica Păltineanu'],
  kinds: {
    university: [
      ['Universitatea din {town}', 'University of {town}'],
      ['Universitatea „{person}” din {town}', '{person} University of {town}'],
    ],
    technical: [
      ['Universitatea Tehnică din {town}', 'Technical University of {town}'],
      ['Universitatea Politehnica {town}', 'Polytechnic University of {town}'],
    ],
    applied: [['Colegiul Universitar din {town}', 'University College of {town}']],
    arts: [['Universitatea de Arte din {town}', '{town} University of Arts']],
    medical: [['Universitatea de Medicină și Farmacie din {town}', '{town} University of Medicine and Pharmacy']],
    business: [['Academia de Studii Economice din {town}', '{town} Academy of Economic Studies']],
  },
  faculties: [
    ['Facultatea de Drept', 'Faculty of Law'],
    ['Facultatea de Litere', 'Faculty of Letters'],
  ],
};
