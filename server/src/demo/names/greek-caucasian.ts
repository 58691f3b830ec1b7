import { lettersToLatin, letterTable } from './letters-to-latin.ts';
import type { NameTable } from './name-table.ts';

const GREEK_PAIRS: Readonly<Record<string, string>> = { ου: 'ou', ού: 'ou', Ου: 'Ou', ευ: 'ef', αυ: 'af' };

const greekLetters = lettersToLatin(
  letterTable('αa άa βv γg δd εe έe ζz ηi ήi θth ιi ίi ϊi κk λl μm νn ξx οo όo πp ρr σs ςs τt υy ύy φf χch ψps ωo ώo'),
);

function greekToLatin(text: string): string {
  return greekLetters(text.replace(/ου|ού|Ου|ευ|αυ/g, (pair) => GREEK_PAIRS[pair] ?? pair));
}

const georgianToLatin = lettersToLatin(
  letterTable(
    'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
  ),
);

const armenianLetters = lettersToLatin(
  letterTable(
    'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf ևev',
  ),
);

function armenianToLatin(text: string): string {
  return armenianLetters(text.replaceAll('ու', 'u').replaceAll('Ու', 'U'));
}

export const GREEK: NameTable = {
  language: 'ell',
  transliterate: greekToLatin,
  prefixes: ['Άνω ', 'Κάτω '],
  stems: ['Ανθο', 'Κεδρο', 'Θαλασσο', 'Πετρο', 'Αστρο', 'Λευκο', 'Μελισσο', 'Ομιχλο', 'Χελιδονο', 'Πευκο'],
  endings: [
    ['χώρι', 'χωρίου'],
    ['νήσι', 'νησίου'],
    ['πηγή', 'πηγής'],
    ['λίμνη', 'λίμνης'],
    ['κάστρο', 'κάστρου'],
    ['βρύση', 'βρύσης'],
    ['δάσος', 'δάσους'],
  ],
  persons: ['Ευανθία Κεδρίδου', 'Θρασύβουλος Πευκάκης'],
  kinds: {
    university: [
      ['Πανεπιστήμιο {of}', 'University of {town}'],
      ['Πανεπιστήμιο «{person}» {of}', '{person} University of {town}'],
    ],
    technical: [['Πολυτεχνείο {of}', 'Technical University of {town}']],
    applied: [['Ανώτατο Τεχνολογικό Ίδρυμα {of}', '{town} Institute of Applied Technology']],
    arts: [['Σχολή Καλών Τεχνών {of}', '{town} School of Fine Arts']],
    medical: [['Πανεπιστήμιο Επιστημών Υγείας {of}', '{town} University of Health Sciences']],
    business: [['Οικονομικό Πανεπιστήμιο {of}', '{town} University of Economics']],
  },
  faculties: [['Νομική Σχολή', 'Faculty of Law']],
};

export const GEORGIAN: NameTable = {
  language: 'kat',
  transliterate: georgianToLatin,
  prefixes: ['ზემო ', 'ქვემო '],
  stems: ['ნისლ', 'ვარდ', 'მუხ', 'თეთრ', 'არწივ', 'კლდ', 'ზღვ', 'წერ', 'ვერცხლ', 'ნაძვ', 'ქარ', 'ლურჯ', 'მერცხლ'],
  endings: [
    ['ეთი', 'ეთის'],
    ['აური', 'აურის'],
    ['ისუბანი', 'ისუბნის'],
    ['ოვანი', 'ოვანის'],
    ['ისხევი', 'ისხევის'],
  ],
  persons: [
    ['თამარ ნისლაძის', 'Tamar Nisladze'],
    ['ვახტანგ არწივიშვილის', 'Vakhtang Artsivishvili'],
  ],
  kinds: {
    university: [
      ['{of} სახელმწიფო უნივერსიტეტი', '{town} State University'],
      ['{of} {person} სახელობის უნივერსიტეტი', '{person} University of {town}'],
    ],
    technical: [['{of} ტექნიკური უნივერსიტეტი', '{town} Technical University']],
    applied: [['{of} კოლეჯი', '{town} College']],
    arts: [['{of} სამხატვრო აკადემია', '{town} Academy of Arts']],
    medical: [['{of} სამედიცინო უნივერსიტეტი', '{town} Medical University']],
    business: [['{of} ბიზნესის სკოლა', '{town} Business School']],
  },
  faculties: [['იურიდიული ფაკულტეტი', 'Faculty of Law']],
};

export const ARMENIAN: NameTable = {
  language: 'hye',
  transliterate: armenianToLatin,
  prefixes: ['Նոր '],
  stems: ['Լուս', 'Մառախլ', 'Արծվ', 'Քարվ', 'Ձյուն', 'Հով', 'Կաղն', 'Աստղ', 'Արտույտ'],
  endings: [
    ['աշեն', 'աշենի'],
    ['ավան', 'ավանի'],
    ['աձոր', 'աձորի'],
    ['ակերտ', 'ակերտի'],
  ],
  persons: [['Անահիտ Լուսավազյանի', 'Anahit Lusavazyan']],
  kinds: {
    university: [
      ['{of} պետական համալսարան', '{town} State University'],
      ['{of} {person} անվան համալսարան', '{person} University of {town}'],
    ],
    technical: [['{of} տեխնիկական համալսարան', '{town} Technical University']],
    applied: [['{of} քոլեջ', '{town} College']],
    arts: [['{of} արվեստի ակադեմիա', '{town} Academy of Arts']],
    medical: [['{of} բժշկական համալսարան', '{town} Medical University']],
    business: [['{of} տնտեսագիտական համալսարան', '{town} University of Economics']],
  },
  faculties: [['Իրավագիտության ֆակուլտետ', 'Faculty of Law']],
};
