import {
  belarusianToLatin,
  bulgarianToLatin,
  kazakhToLatin,
  macedonianToLatin,
  russianToLatin,
  serbianToLatin,
  ukrainianToLatin,
} from './cyrillic-letters.ts';
import type { NameTable } from './name-table.ts';

export const RUSSIAN: NameTable = {
  language: 'rus',
  transliterate: russianToLatin,
  prefixes: [],
  stems: [
    'Зимо',
    'Лунно',
    'Туманно',
    'Ветро',
    'Кедро',
    'Верхо',
    'Синево',
    'Мглисто',
    'Журавле',
    'Снего',
    'Росо',
    'Клёно',
    'Ястребо',
    'Ольхо',
  ],
  endings: [
    ['горск', 'горск'],
    ['озёрск', 'озёрск'],
    ['реченск', 'реченск'],
    ['дольск', 'дольск'],
    ['град', 'градск'],
    ['камск', 'камск'],
  ],
  persons: [
    ['Глафиры Журавлёвской', 'Glafira Zhuravlevskaya'],
    ['Платона Ветродольского', 'Platon Vetrodolsky'],
  ],
  kinds: {
    university: [
      ['{of}ий государственный университет', '{town} State University'],
      ['{of}ий университет имени {person}', '{person} University of {town}'],
    ],
    technical: [['{of}ий политехнический университет', '{town} Polytechnic University']],
    applied: [['{of}ий институт прикладных наук', '{town} Institute of Applied Sciences']],
    arts: [['{of}ая академия искусств', '{town} Academy of Arts']],
    medical: [['{of}ий медицинский университет', '{town} Medical University']],
    business: [['{of}ая высшая школа экономики и права', '{town} School of Economics and Law']],
  },
  faculties: [['Юридический факультет', 'Faculty of Law']],
};

export const UKRAINIAN: NameTable = {
  language: 'ukr',
  transliterate: ukrainianToLatin,
  prefixes: [],
  stems: [
    'Вітро',
    'Місяце',
    'Журавле',
    'Кедро',
    'Верхо',
    'Синьо',
    'Сніго',
    'Яворо',
    'Калино',
    'Туманно',
    'Соколо',
    'Їжако',
    'Росо',
  ],
  endings: [
    ['горськ', 'горськ'],
    ['піль', 'пільськ'],
    ['дольськ', 'дольськ'],
    ['озерськ', 'озерськ'],
    ['град', 'градськ'],
    ['річ', 'річанськ'],
  ],
  persons: [
    ['Соломії Журавчук', 'Solomiia Zhuravchuk'],
    ['Тараса Вітроходи', 'Taras Vitrokhoda'],
  ],
  kinds: {
    university: [
      ['{of}ий національний університет', '{town} National University'],
      ['{of}ий університет імені {person}', '{person} University of {town}'],
    ],
    technical: [['{of}а політехніка', '{town} Polytechnic']],
    applied: [['{of}ий інститут прикладних наук', '{town} Institute of Applied Sciences']],
    arts: [['{of}а академія мистецтв', '{town} Academy of Arts']],
    medical: [['{of}ий медичний університет', '{town} Medical University']],
    business: [['{of}ий економічний університет', '{town} University of Economics']],
  },
  faculties: [['Юридичний факультет', 'Faculty of Law']],
};

export const BELARUSIAN: NameTable = {
  language: 'bel',
  transliterate: belarusianToLatin,
  prefixes: [],
  stems: ['Зіма', 'Месяца', 'Туманна', 'Кедра', 'Ветра', 'Сіня', 'Жураўле', 'Клёна', 'Верба'],
  endings: [
    ['горск', 'горск'],
    ['азёрск', 'азёрск'],
    ['дольск', 'дольск'],
    ['рэчанск', 'рэчанск'],
  ],
  persons: [],
  kinds: {
    university: [['{of}і дзяржаўны ўніверсітэт', '{town} State University']],
    technical: [['{of}і тэхнічны ўніверсітэт', '{town} Technical University']],
    applied: [['{of}і інстытут прыкладных навук', '{town} Institute of Applied Sciences']],
    arts: [['{of}ая акадэмія мастацтваў', '{town} Academy of Arts']],
    medical: [['{of}і медыцынскі ўніверсітэт', '{town} Medical University']],
    business: [['{of}і эканамічны ўніверсітэт', '{town} University of Economics']],
  },
  faculties: [['Юрыдычны факультэт', 'Faculty of Law']],
};

export const BULGARIAN: NameTable = {
  language: 'bul',
  transliterate: bulgarianToLatin,
  prefixes: [],
  stems: ['Мъгло', 'Соколо', 'Явор', 'Бряг', 'Жерав', 'Кален', 'Слънче', 'Ветрен', 'Дъбо'],
  endings: [
    ['вец', 'вец'],
    ['ица', 'ица'],
    ['ово', 'ово'],
    ['град', 'град'],
    ['дол', 'дол'],
  ],
  persons: ['Рада Жеравнина', 'Найден Мъглов'],
  kinds: {
    university: [
      ['Университет – {town}', 'University of {town}'],
      ['Университет „{person}“ – {town}', '{person} University of {town}'],
    ],
    technical: [['Технически университет – {town}', 'Technical University of {town}']],
    applied: [['Висше училище за приложни науки – {town}', '{town} College of Applied Sciences']],
    arts: [['Академия за изкуства – {town}', '{town} Academy of Arts']],
    medical: [['Медицински университет – {town}', 'Medical University of {town}']],
    business: [['Висше училище по икономика – {town}', '{town} School of Economics']],
  },
  faculties: [['Юридически факултет', 'Faculty of Law']],
};

export const SERBIAN: NameTable = {
  language: 'srp',
  transliterate: serbianToLatin,
  prefixes: [],
  stems: ['Јавор', 'Јасен', 'Маглов', 'Сокол', 'Ждрал', 'Љешн', 'Гавран', 'Трешњ', 'Ћуков'],
  endings: [
    ['овац', 'овцу'],
    ['ица', 'ици'],
    ['ово', 'ову'],
    ['оград', 'ограду'],
  ],
  persons: ['Љубица Јаворинчић', 'Ђорђе Ждраловић'],
  kinds: {
    university: [
      ['Универзитет у {of}', 'University of {town}'],
      ['Универзитет „{person}“ у {of}', '{person} University of {town}'],
    ],
    technical: [['Технички универзитет у {of}', 'Technical University of {town}']],
    applied: [['Академија струковних студија {town}', '{town} Academy of Applied Studies']],
    arts: [['Академија уметности у {of}', '{town} Academy of Arts']],
    medical: [['Медицински универзитет у {of}', 'Medical University of {town}']],
    business: [['Висока пословна школа у {of}', '{town} Business School']],
  },
  faculties: [['Правни факултет', 'Faculty of Law']],
};

export const MACEDONIAN: NameTable = {
  ...SERBIAN,
  language: 'mkd',
  transliterate: macedonianToLatin,
  stems: ['Јавор', 'Магл', 'Сокол', 'Жерав', 'Дабов', 'Ѕвезд', 'Ќук', 'Бреск', 'Лешник', 'Орл'],
  endings: [
    ['ово', 'ово'],
    ['ица', 'ица'],
    ['ец', 'ец'],
  ],
  persons: [],
  kinds: {
    university: [['Универзитет во {town}', 'University of {town}']],
    technical: [['Технички универзитет во {town}', 'Technical University of {town}']],
    applied: [['Висока стручна школа во {town}', '{town} School of Professional Studies']],
    arts: [['Академија за уметности во {town}', '{town} Academy of Arts']],
    medical: [['Медицински универзитет во {town}', 'Medical University of {town}']],
    business: [['Бизнис школа во {town}', '{town} Business School']],
  },
};

export const KAZAKH: NameTable = {
  language: 'kaz',
  transliterate: kazakhToLatin,
  prefixes: ['Жаңа '],
  stems: [
    'Күміс',
    'Тұман',
    'Бүркіт',
    'Көгер',
    'Жұлдыз',
    'Ақшың',
    'Самал',
    'Қайың',
    'Тырна',
    'Емен',
    'Шағала',
    'Мөлдір',
  ],
  endings: [
    ['тау', 'тау'],
    ['көл', 'көл'],
    ['бұлақ', 'бұлақ'],
    ['өзен', 'өзен'],
    ['төбе', 'төбе'],
  ],
  persons: [],
  kinds: {
    university: [['{town} мемлекеттік университеті', '{town} State University']],
    technical: [['{town} техникалық университеті', '{town} Technical University']],
    applied: [['{town} қолданбалы ғылымдар институты', '{town} Institute of Applied Sciences']],
    arts: [['{town} өнер академиясы', '{town} Academy of Arts']],
    medical: [['{town} медицина университеті', '{town} Medical University']],
    business: [['{town} экономика университеті', '{town} University of Economics']],
  },
  faculties: [['Заң факультеті', 'Faculty of Law']],
};
