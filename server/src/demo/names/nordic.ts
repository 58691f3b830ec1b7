import type { NameTable } from './name-table.ts';

export const SWEDISH: NameTable = {
  language: 'swe',
  prefixes: ['Norra ', 'Gamla '],
  stems: ['Ängs', 'Björk', 'Älv', 'Granö', 'Lom', 'Trast', 'Öde', 'Sten', 'Lärk', 'Hägg', 'Vide', 'Ask'],
  endings: [
    ['hamra', 'hamra'],
    ['vinge', 'vinge'],
    ['torp', 'torp'],
    ['måla', 'måla'],
    ['fors', 'fors'],
    ['söra', 'söra'],
    ['lunda', 'lunda'],
  ],
  persons: ['Märta Ekelöw', 'Torsten Lommarp'],
  kinds: {
    university: [['{town} universitet', '{town} University']],
    technical: [['{town} tekniska högskola', '{town} Institute of Technology']],
    applied: [
      ['Högskolan i {town}', '{town} University College'],
      ['Högskolan {person} i {town}', '{person} University College, {town}'],
    ],
    arts: [['Konsthögskolan i {town}', '{town} College of Arts']],
    medical: [['{town} vårdhögskola', '{town} College of Health Care']],
    business: [['Handelshögskolan i {town}', '{town} School of Economics']],
  },
  faculties: [
    ['Juridiska fakulteten', 'Faculty of Law'],
    ['Medicinska fakulteten', 'Faculty of Medicine'],
  ],
};

export const DANISH: NameTable = {
  language: 'dan',
  prefixes: ['Nørre ', 'Store '],
  stems: ['Bøge', 'Lærke', 'Svale', 'Mose', 'Ravns', 'Hejre', 'Elle', 'Tjørne', 'Birke', 'Hasse'],
  endings: [
    ['lev', 'lev'],
    ['rup', 'rup'],
    ['bølle', 'bølle'],
    ['ager', 'ager'],
    ['skov', 'skov'],
    ['strup', 'strup'],
  ],
  persons: [],
  kinds: {
    university: [['{town} Universitet', 'University of {town}']],
    technical: [['{town} Tekniske Universitet', 'Technical University of {town}']],
    applied: [
      ['Professionshøjskolen {town}', 'University College {town}'],
      ['Erhvervsakademi {town}', 'Business Academy {town}'],
    ],
    arts: [['Det Kunstneriske Akademi i {town}', '{town} Academy of Arts']],
    medical: [['Sundhedshøjskolen {town}', '{town} College of Health']],
    business: [['Handelshøjskolen i {town}', '{town} Business School']],
  },
  faculties: [['Det Juridiske Fakultet', 'Faculty of Law']],
};

export const NORWEGIAN: NameTable = {
  language: 'nor',
  prefixes: ['Ytre ', 'Øvre '],
  stems: ['Skarv', 'Lauv', 'Ørne', 'Sild', 'Furu', 'Tind', 'Bjerke', 'Myr', 'Foss', 'Heid'],
  endings: [
    ['voll', 'voll'],
    ['nesset', 'nesset'],
    ['fjora', 'fjora'],
    ['eidet', 'eidet'],
    ['øya', 'øya'],
    ['stranda', 'stranda'],
  ],
  persons: [],
  kinds: {
    university: [['Universitetet i {town}', 'University of {town}']],
    technical: [['{town} tekniske universitet', '{town} University of Technology']],
    applied: [['Høgskolen i {town}', '{town} University College']],
    arts: [['Kunsthøgskolen i {town}', '{town} Academy of the Arts']],
    medical: [['{town} diakonale høgskole', '{town} Diaconal College']],
    business: [['{town} handelshøyskole', '{town} School of Business']],
  },
  faculties: [['Det juridiske fakultet', 'Faculty of Law']],
};

export const ICELANDIC: NameTable = {
  language: 'isl',
  prefixes: [],
  stems: ['Þoku', 'Lóu', 'Hrafna', 'Sól', 'Mýrar', 'Svan', 'Ísa', 'Grá', 'Kríu', 'Birki'],
  endings: [
    ['vík', 'vík'],
    ['fell', 'felli'],
    ['nes', 'nesi'],
    ['hólmur', 'hólmi'],
  ],
  persons: [],
  kinds: {
    university: [['Háskólinn á {of}', 'University of {town}']],
    technical: [['Tækniháskólinn á {of}', '{town} University of Technology']],
    applied: [['Fagháskólinn á {of}', '{town} University of Applied Sciences']],
    arts: [['Listaháskólinn á {of}', '{town} Academy of the Arts']],
    medical: [['Heilbrigðisháskólinn á {of}', '{town} School of Health']],
    business: [['Viðskiptaháskólinn á {of}', '{town} Business School']],
  },
  faculties: [['Lagadeild', 'Faculty of Law']],
};

export const FINNISH: NameTable = {
  language: 'fin',
  prefixes: [],
  stems: ['Hauki', 'Kuusa', 'Lokki', 'Kaisla', 'Sumu', 'Hopea', 'Käki', 'Tuuli', 'Pihlaja', 'Metso', 'Vesi', 'Riekko'],
  endings: [
    ['järvi', 'järven'],
    ['niemi', 'niemen'],
    ['koski', 'kosken'],
    ['vaara', 'vaaran'],
    ['lampi', 'lammen'],
    ['saari', 'saaren'],
    ['kylä', 'kylän'],
  ],
  persons: [],
  kinds: {
    university: [['{of} yliopisto', 'University of {town}']],
    technical: [['{of} teknillinen yliopisto', '{town} University of Technology']],
    applied: [['{of} ammattikorkeakoulu', '{town} University of Applied Sciences']],
    arts: [['{of} taideyliopisto', '{town} University of the Arts']],
    medical: [['{of} terveyskorkeakoulu', '{town} School of Health']],
    business: [['{of} kauppakorkeakoulu', '{town} School of Economics']],
  },
  faculties: [['Oikeustieteellinen tiedekunta', 'Faculty of Law']],
};

export const ESTONIAN: NameTable = {
  language: 'est',
  prefixes: [],
  stems: ['Kase', 'Haava', 'Kure', 'Udu', 'Lõo', 'Männi', 'Sarapuu', 'Pääsu', 'Toome', 'Jõhvika'],
  endings: [
    ['mäe', 'mäe'],
    ['vere', 'vere'],
    ['küla', 'küla'],
    ['saare', 'saare'],
    ['oja', 'oja'],
  ],
  persons: [],
  kinds: {
    university: [['{of} Ülikool', 'University of {town}']],
    technical: [['{of} Tehnikaülikool', '{town} University of Technology']],
    applied: [['{of} Rakenduskõrgkool', '{town} University of Applied Sciences']],
    arts: [['{of} Kunstiakadeemia', '{town} Academy of Arts']],
    medical: [['{of} Tervishoiu Kõrgkool', '{town} Health Care College']],
    business: [['{of} Ärikool', '{town} Business School']],
  },
  faculties: [['Õigusteaduskond', 'Faculty of Law']],
};
