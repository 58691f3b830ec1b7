import type { InstitutionKind, NamePattern, NameTable } from './name-table.ts';

const KINDS: Readonly<Record<InstitutionKind, readonly NamePattern[]>> = {
  university: [
    ['University of {town}', 'University of {town}'],
    ['{town} University', '{town} University'],
    ['{person} University, {town}', '{person} University, {town}'],
    ['University College {town}', 'University College {town}'],
  ],
  technical: [
    ['{town} University of Technology', '{town} University of Technology'],
    ['{town} Institute of Technology', '{town} Institute of Technology'],
  ],
  applied: [
    ['{town} Metropolitan University', '{town} Metropolitan University'],
    ['{town} College of Further and Higher Education', '{town} College of Further and Higher Education'],
  ],
  arts: [
    ['{town} School of Art and Design', '{town} School of Art and Design'],
    ['Conservatoire of {town}', 'Conservatoire of {town}'],
  ],
  medical: [
    ['{town} School of Medicine', '{town} School of Medicine'],
    ['{town} College of Nursing', '{town} College of Nursing'],
  ],
  business: [
    ['{town} Business School', '{town} Business School'],
    ['{town} School of Economics', '{town} School of Economics'],
  ],
};

const FACULTIES: readonly NamePattern[] = [
  ['Faculty of Law', 'Faculty of Law'],
  ['School of Divinity', 'School of Divinity'],
  ['School of Engineering', 'School of Engineering'],
];

export const ENGLISH: NameTable = {
  language: 'eng',
  prefixes: ['Great ', 'Little ', 'Upper ', 'Nether '],
  stems: [
    'Val',
    'Thorn',
    'Wex',
    'Holm',
    'Brack',
    'Fen',
    'Elder',
    'Hazel',
    'Wren',
    'Hollin',
    'Cald',
    'Marl',
    'Osk',
    'Tarn',
    'Pell',
    'Quill',
    'Bram',
    'Lark',
    'Sedge',
    'Withy',
  ],
  endings: [
    ['mere', 'mere'],
    ['combe', 'combe'],
    ['wick', 'wick'],
    ['worth', 'worth'],
    ['minster', 'minster'],
    ['hurst', 'hurst'],
    ['leigh', 'leigh'],
    ['wold', 'wold'],
    ['haven', 'haven'],
    ['bury', 'bury'],
  ],
  persons: ['Agnes Thornquill', 'Edmund Larkwell', 'Beatrice Holloway-Finch', 'Tobias Merriden'],
  kinds: KINDS,
  faculties: FACULTIES,
};

export const SCOTTISH_ENGLISH: NameTable = {
  ...ENGLISH,
  prefixes: ['Loch ', 'Wester ', 'Easter '],
  stems: ['Inver', 'Kil', 'Strath', 'Glen', 'Auchter', 'Bal', 'Kirk', 'Aber', 'Ard', 'Craig', 'Drum', 'Pit'],
  endings: [
    ['corran', 'corran'],
    ['lochan', 'lochan'],
    ['dewar', 'dewar'],
    ['nairle', 'nairle'],
    ['mornie', 'mornie'],
    ['garvie', 'garvie'],
    ['skellan', 'skellan'],
  ],
  persons: ['Isobel MacQuarnie', 'Hamish Drummorran', 'Morag Strathellie'],
};

export const IRISH_ENGLISH: NameTable = {
  ...ENGLISH,
  prefixes: [],
  stems: ['Bally', 'Kil', 'Clon', 'Dun', 'Rath', 'Carrick', 'Knock', 'Inish', 'Tully', 'Lis'],
  endings: [
    ['varra', 'varra'],
    ['mornagh', 'mornagh'],
    ['feen', 'feen'],
    ['dorra', 'dorra'],
    ['brannagh', 'brannagh'],
    ['tullen', 'tullen'],
    ['skeagh', 'skeagh'],
  ],
  persons: ['Gráinne Ó Faoilchín', 'Cormac Delvanny', 'Nóra Tullagher'],
};

/** Invented names for providers that are no higher-education institutions; the same in every country. */
export const PROVIDER_NAMES: readonly string[] = [
  'Skillharbour',
  'Lernwerk',
  'Cursiva',
  'Openladder',
  'Bright Quarry',
  'Northlight Learning',
  'Academia Velora',
  'Kompetenta',
  'Pathsmith',
  'Savoria Institute',
  'Codemeadow',
  'Lumenta',
  'Tidewise',
  'Forge & Feather',
  'Learnova Guild',
  'Studium Plus Ultra',
];
