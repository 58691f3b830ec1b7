import type { NameTable } from './name-table.ts';

// Neither script writes most vowels, so a word's Latin form can't be made letter by letter: every word has its own.
function wordsToLatin(words: Readonly<Record<string, string>>): (text: string) => string {
  return (text) =>
    text
      .split(' ')
      .map((word) => words[word] ?? word)
      .join(' ');
}

export const HEBREW: NameTable = {
  language: 'heb',
  transliterate: wordsToLatin({
    גבעת: 'Givat',
    רמת: 'Ramat',
    נווה: 'Neve',
    הר: 'Har',
    מעלה: 'Maale',
    החצבים: 'HaHatzavim',
    הרותם: 'HaRotem',
    הנחליאלי: 'HaNahlieli',
    הדוכיפת: 'HaDukhifat',
    השיזף: 'HaShizaf',
    הצבעוני: 'HaTzivoni',
    הערפל: 'HaArafel',
    אוניברסיטת: 'Universitat',
    הטכניון: 'HaTekhniyon',
    של: 'shel',
    המכללה: 'HaMikhlala',
    האקדמית: 'HaAkademit',
    האקדמיה: 'HaAkademya',
    לאמנות: 'LeOmanut',
    בית: 'Beit',
    הספר: 'HaSefer',
    לרפואה: 'LiRefua',
    למנהל: 'LeMinhal',
    עסקים: 'Asakim',
    הפקולטה: 'HaFakulta',
    למשפטים: 'LeMishpatim',
    נעמה: 'Naama',
    ערפלי: 'Arfeli',
    '–': '–',
  }),
  prefixes: [],
  stems: ['גבעת', 'רמת', 'נווה', 'הר', 'מעלה'],
  endings: ['החצבים', 'הרותם', 'הנחליאלי', 'הדוכיפת', 'השיזף', 'הצבעוני', 'הערפל'].map(
    (word) => [` ${word}`, ` ${word}`] as const,
  ),
  persons: ['נעמה ערפלי'],
  kinds: {
    university: [['אוניברסיטת {town}', 'University of {town}']],
    technical: [['הטכניון של {town}', '{town} Institute of Technology']],
    applied: [['המכללה האקדמית {town}', '{town} Academic College']],
    arts: [['האקדמיה לאמנות {town}', '{town} Academy of Art']],
    medical: [['בית הספר לרפואה {town}', '{town} School of Medicine']],
    business: [['המכללה למנהל עסקים {town}', '{town} College of Business Administration']],
  },
  faculties: [['הפקולטה למשפטים', 'Faculty of Law']],
};

export const ARABIC: NameTable = {
  language: 'ara',
  transliterate: wordsToLatin({
    وادي: 'Wadi',
    تل: 'Tall',
    عين: 'Ayn',
    كفر: 'Kafr',
    قصر: 'Qasr',
    الريحان: 'ar-Rayhan',
    السنديان: 'as-Sindiyan',
    الغزلان: 'al-Ghizlan',
    النسيم: 'an-Nasim',
    المرجان: 'al-Murjan',
    الصنوبر: 'as-Sanawbar',
    الضباب: 'ad-Dabab',
    جامعة: 'Jamiat',
    الجامعة: 'al-Jamia',
    التقنية: 'at-Taqniya',
    في: 'fi',
    معهد: 'Mahad',
    العلوم: 'al-Ulum',
    التطبيقية: 'at-Tatbiqiya',
    أكاديمية: 'Akadimiyat',
    الفنون: 'al-Funun',
    الطبية: 'at-Tibbiya',
    كلية: 'Kulliyat',
    إدارة: 'Idarat',
    الأعمال: 'al-Amal',
    الحقوق: 'al-Huquq',
    سلمى: 'Salma',
    الصنوبري: 'as-Sanawbari',
    '–': '–',
  }),
  prefixes: [],
  stems: ['وادي', 'تل', 'عين', 'كفر', 'قصر'],
  endings: ['الريحان', 'السنديان', 'الغزلان', 'النسيم', 'المرجان', 'الصنوبر', 'الضباب'].map(
    (word) => [` ${word}`, ` ${word}`] as const,
  ),
  persons: ['سلمى الصنوبري'],
  kinds: {
    university: [
      ['جامعة {town}', 'University of {town}'],
      ['جامعة {person}', '{person} University'],
    ],
    technical: [['الجامعة التقنية في {town}', 'Technical University of {town}']],
    applied: [['معهد العلوم التطبيقية في {town}', '{town} Institute of Applied Sciences']],
    arts: [['أكاديمية الفنون في {town}', '{town} Academy of Arts']],
    medical: [['جامعة العلوم الطبية في {town}', '{town} University of Medical Sciences']],
    business: [['كلية إدارة الأعمال في {town}', '{town} College of Business Administration']],
  },
  faculties: [['كلية الحقوق', 'Faculty of Law']],
};
