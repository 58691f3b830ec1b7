import type { NameTable } from './name-table.ts';

export const POLISH: NameTable = {
  language: 'pol',
  prefixes: [],
  stems: [
    'Brzez',
    'Jarzęb',
    'Wierzch',
    'Mgl',
    'Sokol',
    'Żuraw',
    'Dęb',
    'Lisz',
    'Rozd',
    'Chmiel',
    'Świerk',
    'Wilcz',
    'Czapl',
    'Kalin',
    'Olsz',
    'Gwiazd',
  ],
  endings: [
    ['ów', 'owie'],
    ['owice', 'owicach'],
    ['ogóra', 'ogórze'],
    ['opol', 'opolu'],
    ['owo', 'owie'],
    ['odole', 'odolu'],
    ['oszcz', 'oszczu'],
  ],
  persons: [
    ['Bogumiły Jarzęckiej', 'Bogumiła Jarzęcka'],
    ['Ludomira Czaplewicza', 'Ludomir Czaplewicz'],
    ['Kazimiery Zorzy', 'Kazimiera Zorza'],
  ],
  kinds: {
    university: [
      ['Uniwersytet w {of}', 'University of {town}'],
      ['Uniwersytet Przyrodniczy w {of}', 'University of Life Sciences in {town}'],
      ['Uniwersytet im. {person} w {of}', '{person} University in {town}'],
    ],
    technical: [['Politechnika w {of}', '{town} University of Technology']],
    applied: [
      ['Akademia Nauk Stosowanych w {of}', '{town} University of Applied Sciences'],
      ['Państwowa Wyższa Szkoła Zawodowa w {of}', '{town} State School of Higher Professional Education'],
    ],
    arts: [
      ['Akademia Sztuk Pięknych w {of}', 'Academy of Fine Arts in {town}'],
      ['Akademia Muzyczna w {of}', 'Academy of Music in {town}'],
    ],
    medical: [['Uniwersytet Medyczny w {of}', 'Medical University of {town}']],
    business: [
      ['Wyższa Szkoła Biznesu w {of}', '{town} Higher School of Business'],
      ['Uniwersytet Ekonomiczny w {of}', '{town} University of Economics'],
    ],
  },
  faculties: [
    ['Wydział Prawa', 'Faculty of Law'],
    ['Wydział Lekarski', 'Faculty of Medicine'],
  ],
};

export const CZECH: NameTable = {
  language: 'ces',
  prefixes: [],
  stems: ['Havran', 'Jestřáb', 'Mlž', 'Vrbk', 'Javor', 'Skřivan', 'Lísk', 'Borov', 'Jeřáb', 'Třešň', 'Kamenn', 'Vlč'],
  endings: [
    ['ov', 'ovsk'],
    ['ice', 'ick'],
    ['ín', 'ínsk'],
    ['ovec', 'oveck'],
    ['ohrad', 'ohradsk'],
  ],
  persons: [
    ['Ludmily Skřivánkové', 'Ludmila Skřivánková'],
    ['Bohdana Javořického', 'Bohdan Javořický'],
  ],
  kinds: {
    university: [
      ['{of}á univerzita', 'University of {town}'],
      ['{of}á univerzita {person}', '{person} University of {town}'],
    ],
    technical: [['{of}é vysoké učení technické', '{town} University of Technology']],
    applied: [['{of}á vysoká škola aplikovaných věd', '{town} College of Applied Sciences']],
    arts: [['{of}á akademie umění', '{town} Academy of Arts']],
    medical: [['{of}á vysoká škola zdravotnická', '{town} College of Health']],
    business: [['{of}á vysoká škola ekonomická', '{town} University of Economics']],
  },
  faculties: [['Právnická fakulta', 'Faculty of Law']],
};

export const SLOVAK: NameTable = {
  ...CZECH,
  language: 'slk',
  stems: ['Havran', 'Jastrab', 'Hmlist', 'Vŕb', 'Javor', 'Škovrank', 'Liesk', 'Žeriav', 'Čerešň', 'Ľubov', 'Vlč'],
  endings: [
    ['ovo', 'ovsk'],
    ['any', 'ansk'],
    ['ín', 'ínsk'],
    ['ovce', 'oveck'],
    ['ohrad', 'ohradsk'],
  ],
  persons: [
    ['Želmíry Javorskej', 'Želmíra Javorská'],
    ['Ľudovíta Hmlistého', 'Ľudovít Hmlistý'],
  ],
  kinds: {
    university: [
      ['{of}á univerzita', 'University of {town}'],
      ['{of}á univerzita {person}', '{person} University of {town}'],
    ],
    technical: [['{of}á technická univerzita', 'Technical University of {town}']],
    applied: [['{of}á vysoká škola aplikovaných vied', '{town} College of Applied Sciences']],
    arts: [['{of}á vysoká škola výtvarných umení', '{town} Academy of Fine Arts']],
    medical: [['{of}á zdravotnícka univerzita', '{town} University of Health']],
    business: [['{of}á ekonomická univerzita', '{town} University of Economics']],
  },
  faculties: [['Právnická fakulta', 'Faculty of Law']],
};

export const SLOVENE: NameTable = {
  language: 'slv',
  prefixes: [],
  stems: ['Javor', 'Brez', 'Meglen', 'Sokol', 'Žerjav', 'Lesk', 'Smrek', 'Vran', 'Češnj'],
  endings: [
    ['ovo', 'ovem'],
    ['nica', 'nici'],
    ['je', 'ju'],
    ['ograd', 'ogradu'],
  ],
  persons: [],
  kinds: {
    university: [['Univerza v {of}', 'University of {town}']],
    technical: [['Tehniška univerza v {of}', '{town} University of Technology']],
    applied: [['Visoka strokovna šola v {of}', '{town} School of Professional Studies']],
    arts: [['Akademija za umetnost v {of}', '{town} Academy of Arts']],
    medical: [['Fakulteta za zdravstvo v {of}', '{town} Faculty of Health Care']],
    business: [['Visoka šola za poslovne vede v {of}', '{town} School of Business']],
  },
  faculties: [['Pravna fakulteta', 'Faculty of Law']],
};

export const CROATIAN: NameTable = {
  language: 'hrv',
  prefixes: [],
  stems: ['Javor', 'Jasen', 'Maglov', 'Sokol', 'Ždral', 'Lješn', 'Smrek', 'Gavran', 'Trešnj', 'Bor'],
  endings: [
    ['ovac', 'ovcu'],
    ['ica', 'ici'],
    ['ovo', 'ovu'],
    ['opolje', 'opolju'],
    ['ograd', 'ogradu'],
  ],
  persons: [],
  kinds: {
    university: [['Sveučilište u {of}', 'University of {town}']],
    technical: [['Tehničko sveučilište u {of}', 'Technical University of {town}']],
    applied: [['Veleučilište u {of}', '{town} University of Applied Sciences']],
    arts: [['Umjetnička akademija u {of}', '{town} Academy of Arts']],
    medical: [['Zdravstveno veleučilište u {of}', '{town} University of Applied Health Sciences']],
    business: [['Visoka poslovna škola u {of}', '{town} Business School']],
  },
  faculties: [['Pravni fakultet', 'Faculty of Law']],
};
