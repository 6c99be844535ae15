import { normalized } from '../../../core/text/normalized.js';
import { numberFromWords } from '../../../core/text/number-from-words.js';

/** The people whom laws count. */
const COUNTED = ['witness', 'director', 'partner', 'member', 'worker'] as const;
type Counted = (typeof COUNTED)[number];

/** A period, a share, a sum of money or a number of people as a text names it. */
export interface Figure {
  words: string;
  /** The same for "30 days", "thirty days" and "तीस दिन", and for "24 hours" and "one day". */
  value: string;
  kind: 'period' | 'share' | 'sum' | Counted;
  /** UTF-16 units of the text given. */
  start: number;
  end: number;
}

const list = (words: string): string[] => words.trim().split(/\s+/u);
const pairs = (meaning: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(meaning).flatMap(([english, words]) => list(words).map((word): [string, string] => [plain(word), english]));

/** Lower case, without the dots below of Devanagari. */
const plain = (word: string): string => normalized(normalized(word.toLowerCase(), 'NFD').replace(/\u093c/gu, ''));

const ENGLISH_NUMBERS = new Set(
  list(
    `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    thirty forty fifty sixty seventy eighty ninety hundred thousand lakh crore`,
  ),
);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7 };
/** What counts as a sum of money without a word for rupees. */
const LARGE = new Set(['lakh', 'crore']);

/** Numbers of Hindi in both scripts. */
const HINDI_NUMBERS = new Map(
  pairs({
    one: 'एक ek',
    two: 'दो do',
    three: 'तीन teen',
    four: 'चार char chaar',
    five: 'पांच पाँच panch paanch',
    six: 'छह छः छ chhah chhe cheh',
    seven: 'सात saat',
    eight: 'आठ aath',
    nine: 'नौ nau',
    ten: 'दस das dus',
    eleven: 'ग्यारह gyarah',
    twelve: 'बारह barah baarah',
    fifteen: 'पंद्रह पन्द्रह pandrah',
    twenty: 'बीस bees',
    thirty: 'तीस tees',
    forty: 'चालीस chalis chaalis',
    fifty: 'पचास pachas pachaas',
    sixty: 'साठ saath',
    seventy: 'सत्तर sattar',
    eighty: 'अस्सी assi',
    ninety: 'नब्बे nabbe',
    hundred: 'सौ sau',
    thousand: 'हज़ार हजार hazar hazaar',
    lakh: 'लाख laakh',
    crore: 'करोड़ karod',
  }),
);
const PLURALS = new Map([
  ['lakhs', 'lakh'],
  ['lac', 'lakh'],
  ['lacs', 'lakh'],
  ['crores', 'crore'],
  ['thousands', 'thousand'],
]);

const ENGLISH_UNITS = new Map(
  pairs({
    hour: 'hour hours hrs',
    day: 'day days',
    week: 'week weeks',
    month: 'month months',
    year: 'year years yrs',
    share: '% percent percentum',
    sum: 'rupee rupees',
    witness: 'witness witnesses',
    director: 'director directors',
    partner: 'partner partners',
    member: 'member members',
    worker: 'worker workers employee employees workman workmen',
  }),
);
const HINDI_UNITS = new Map(
  pairs({
    hour: 'घंटे घंटा घंटों घण्टे घण्टा ghante ghanta ghanton',
    day: 'दिन दिनों din dino dinon',
    week: 'हफ्ते हफ्ता हफ्तों सप्ताह hafte hafta',
    month: 'महीने महीना महीनों माह मास mahine mahina mahino',
    year: 'साल सालों वर्ष वर्षों saal sal saalon varsh',
    share: 'प्रतिशत फीसदी फ़ीसद pratishat feesadi fisadi',
    witness: 'गवाह गवाहों gawah gavah',
    sum: 'रुपये रुपए रुपया रुपयों रूपये रु rupaye rupay rupaya rupaiye',
  }),
);
/** What stands before a sum. */
const CURRENCY = new Set(['rs', 'inr', 'rupees', '₹', 'रु']);
/** "15 working days", "two or more witnesses", "2 पूरे साल". */
const BETWEEN = new Set(list('working clear calendar complete full consecutive or more adult पूरे'));
const MOST_BETWEEN = 2;
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
const MOST_NUMBER_WORDS = 8;

interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKEN = /\p{Nd}[\p{Nd},]{0,20}(?:\.\p{Nd}{1,2})?|[\p{L}\p{M}]+|[%₹]/gu;
const DEVANAGARI_DIGIT = /[०-९]/gu;
const DEVANAGARI_ZERO = 0x0966;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ word: plain(match[0]), start: match.index, end: match.index + match[0].length }));

/** A number without its commas, or null. */
function digits(word: string): number | null {
  const latin = word.replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)).replace(/,/gu, '');
  return /^\d/.test(latin) ? Number(latin) : null;
}

/** A number that is written in several words: "5 crore", "one hundred and eighty", "पंद्रह हज़ार". */
interface ReadNumber {
  value: number;
  /** Words that it takes up. */
  count: number;
  /** It is written in words of Hindi in Latin letters, some of which are English words as well ("do"). */
  hinglish: boolean;
  large: boolean;
}

/** Whether two words belong together: nothing but a blank or a hyphen is between them. */
const adjoin = (text: string, a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && /^[\s-]{0,3}$/u.test(text.slice(a.end, b.start));

function numberAt(text: string, tokens: readonly Token[], at: number): ReadNumber | null {
  const english: string[] = [];
  let first: number | null = null;
  let hinglish = false;
  let next = at;
  while (next < tokens.length && next - at < MOST_NUMBER_WORDS && (next === at || adjoin(text, tokens[next - 1], tokens[next]))) {
    const word = tokens[next]?.word ?? '';
    const own = PLURALS.get(word) ?? word;
    const figure = next === at ? digits(word) : null;
    const isAnd = own === 'and' && english.at(-1) === 'hundred' && ENGLISH_NUMBERS.has(tokens[next + 1]?.word ?? '');
    const said = ENGLISH_NUMBERS.has(own) ? own : HINDI_NUMBERS.get(word);
    if (figure !== null) first = figure;
    else if (said !== undefined) {
      hinglish ||= !ENGLISH_NUMBERS.has(own) && /^[a-z]/u.test(word);
      english.push(said);
    } else if (!isAnd) break;
    next++;
  }
  const scale = english.reduce<number | null>((product, word) => (product === null || !SCALES[word] ? null : product * SCALES[word]), 1);
  const value = first === null ? numberFromWords(english.join(' ')) : scale === null ? null : first * scale;
  if (next === at || value === null) return null;
  return { value, count: next - at, hinglish, large: english.some((word) => LARGE.has(word)) };
}

/** What the words after a number say it counts, and how many words that takes. */
function unitAt(text: string, tokens: readonly Token[], at: number, hinglish: boolean): { unit: string; count: number } | null {
  let skipped = 0;
  while (skipped < MOST_BETWEEN && BETWEEN.has(tokens[at + skipped]?.word ?? '')) skipped++;
  const place = at + skipped;
  if (!adjoin(text, tokens[place - 1], tokens[place])) return null;
  const word = tokens[place]?.word ?? '';
  if (word === 'per' && /^cent(?:um)?$/u.test(tokens[place + 1]?.word ?? '')) return { unit: 'share', count: skipped + 2 };
  const unit = HINDI_UNITS.get(word) ?? (hinglish ? undefined : ENGLISH_UNITS.get(word));
  return unit === undefined ? null : { unit, count: skipped + 1 };
}

function valueOf(amount: number, unit: string): Pick<Figure, 'kind' | 'value'> {
  if (unit === 'share') return { kind: 'share', value: `${amount} %` };
  if (unit === 'sum') return { kind: 'sum', value: `${amount} rupees` };
  const counted = COUNTED.find((each) => each === unit);
  if (counted) return { kind: counted, value: `${amount} ${counted}` };
  const months = MONTHS[unit];
  return { kind: 'period', value: months ? `${amount * months} months` : `${amount * (HOURS[unit] ?? 0)} hours` };
}

/** The periods, shares, sums of money and numbers of people that a text in English or Hindi, in either script, names; in its order. */
export function figuresIn(text: string): Figure[] {
  const tokens = tokensOf(text);
  const found: Figure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const currency = CURRENCY.has(token.word) && /^[.\s]{0,3}$/u.test(text.slice(token.end, tokens[at + 1]?.start ?? 0)) ? 1 : 0;
    const number = numberAt(text, tokens, at + currency);
    if (!number) continue;
    const after = at + currency + number.count;
    const said = currency ? { unit: 'sum', count: 0 } : unitAt(text, tokens, after, number.hinglish);
    const unit = said ?? (number.large ? { unit: 'sum', count: 0 } : null);
    if (unit) {
      const end = tokens[after + unit.count - 1]?.end ?? token.end;
      const words = text.slice(token.start, end).replace(/\s+/gu, ' ');
      found.push({ words, start: token.start, end, ...valueOf(number.value, unit.unit) });
    }
    at = after + (unit?.count ?? 0) - 1;
  }
  return found;
}
