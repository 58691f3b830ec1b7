import { lettersToLatin, letterTable } from './letters-to-latin.ts';

const CYRILLIC = letterTable(
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya ёe ' +
    'іi їi єie ґg ўu ђđ јj љlj њnj ћć џdž ѓgj ѕdz ќkj әä ғgh қq ңng өö ұu үü һh',
);

export const russianToLatin = lettersToLatin(CYRILLIC);
export const kazakhToLatin = lettersToLatin(CYRILLIC);
export const belarusianToLatin = lettersToLatin({ ...CYRILLIC, г: 'h', х: 'ch', ц: 'c' });
export const ukrainianToLatin = lettersToLatin({ ...CYRILLIC, г: 'h', и: 'y', й: 'i', ю: 'iu', я: 'ia' });
export const bulgarianToLatin = lettersToLatin({ ...CYRILLIC, ъ: 'a', х: 'h', щ: 'sht' });
const SOUTH_SLAVIC = { ...CYRILLIC, ж: 'ž', ц: 'c', ч: 'č', ш: 'š', х: 'h' };
export const serbianToLatin = lettersToLatin(SOUTH_SLAVIC);
export const macedonianToLatin = lettersToLatin(SOUTH_SLAVIC);
