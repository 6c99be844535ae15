/** `kruti-dev`: its codes are known; `unknown`: letters of an Indian script in place of Latin ones by codes that are not. */
export type LegacyFont = 'kruti-dev' | 'unknown';

/** Before its name a PDF says which part of a font it holds: "ABCDEF+". */
const SUBSET = /^[A-Z]{6}\+/u;
const NOT_A_LETTER = /[^a-z]/gu;
const KRUTI_DEV = ['krutidev', 'devlys', 'krutipad'];
/** Names without blanks, figures and signs, as they begin. Fonts for Indian scripts from before Unicode that papers are met in. */
const OTHERS = [
  'walkmanchanakya',
  'chanakya',
  'shusha',
  'shivaji',
  'susha',
  'apsdv',
  'apscdv',
  'apsprakash',
  'akrutidev',
  'akrutioffice',
  'akrutiofficedev',
  'agradev',
  'cgandhi',
  'shreedev',
  'shreelipi',
  'shreepud',
  'dvbtt',
  'dvbwtt',
  'dvttyogesh',
  'dvyogesh',
  'dvttsurekh',
  'dvsurekh',
  'dvwttyogesh',
  'dvwttsurekh',
  'xdvng',
  'kundli',
  'naidunia',
  'jagran',
  'bhaskar',
  'amarujala',
  'marathilekhani',
  'millenniumvarun',
  'millenniumvarunweb',
  'krishnadev',
  'ankit',
  'aman',
  'richa',
  'vakilchanakya',
  'hinditypewriter',
  'preeti',
  'kantipur',
  'bamini',
  'tscu',
  'tamelango',
  'nudi',
  'brhkannada',
  'baraha',
  'gopika',
  'lmg',
  'harikrishna',
  'terafont',
  'asees',
  'joy',
  'anmollipi',
  'drchatrik',
  'gurbaniakhar',
  'gurmukhilys',
  'sutonny',
  'bnttdurga',
  'mlttkarthika',
  'mltt',
];

const CUTS = new Set(['', 'bold', 'italic', 'bolditalic', 'normal', 'regular', 'b', 'bi', 'n', 'i']);

/** What is known of the codes of a font, by its name; null for one that shows what its codes say. */
export function legacyFontOf(name: string): LegacyFont | null {
  const plain = name.replace(SUBSET, '').toLowerCase().replace(NOT_A_LETTER, '');
  if (plain === '') return null;
  if (KRUTI_DEV.some((known) => plain.startsWith(known))) return 'kruti-dev';
  return OTHERS.some((known) => plain.startsWith(known) && isWholeName(plain, known)) ? 'unknown' : null;
}

/** Short names must be the whole name but for its cut: "Joy", not "Joyful Sans". */
const isWholeName = (plain: string, known: string): boolean => known.length >= 6 || CUTS.has(plain.slice(known.length));
