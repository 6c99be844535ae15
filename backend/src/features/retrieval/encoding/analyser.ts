import { stemmer } from 'stemmer';
import { normalized } from '../../../core/text/normalized.js';
import { foldSpelling } from '../../../core/text/spelling/fold-spelling.js';
import { STOP_WORDS } from './stop-words.js';

/** Must change whenever the same text could yield other tokens; recorded in every generation. */
export const ANALYSER_VERSION = 'legal-5';

export interface Token {
  term: string;
  /** UTF-16 offsets of the surface form in the text given. */
  start: number;
  end: number;
}

/** Scripts written without spaces between words need a dictionary to find them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Characters given to the segmenter at once: beyond some 50,000 its time grows with the square of the length. */
const SEGMENT_MAX = 1000;

/** Dotted abbreviations; numbers with letters and steps, as sections are numbered; words, "sub-" kept with what follows. */
const TOKEN =
  /(?:\p{L}\.){2,24}(?!\p{L})|\p{Nd}+(?:[A-Za-z]{1,3}(?![\p{L}\p{M}]))?(?:\.\p{Nd}+)*(?:\.?\([0-9A-Za-z]{1,4}\))*|(?:[Ss]ub-)?[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)?/gu;
/** The same for a text in which every letter and digit is ASCII, nearly every English one: twice as fast without Unicode's tables. */
const PLAIN_TOKEN =
  /(?:[A-Za-z]\.){2,24}(?![A-Za-z])|[0-9]+(?:[A-Za-z]{1,3}(?![A-Za-z]))?(?:\.[0-9]+)*(?:\.?\([0-9A-Za-z]{1,4}\))*|(?:[Ss]ub-)?[A-Za-z]+(?:['’][A-Za-z]+)?/g;
/** ASCII, plus the no-break space, the section sign, and dashes, quotation marks and dots. */
const PLAIN = /^[\x00-\x7f\u00a0\u00a7\u2010-\u2027]*$/;
const NUMBER = /^\p{Nd}/u;
const ASCII = /^[\x00-\x7f]*$/;
const MAX_TERM_LENGTH = 64;
/** Anything longer is not a word, so its ending is not stemmed. */
const MAX_STEMMED = 100;
const MAX_CACHED_FORMS = 200_000;

/** Terms of the surface forms seen so far; the same few thousand make up most of any text. */
const known = new Map<string, readonly string[]>();

/** The digit zero of each script that has decimal digits of its own. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040];

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

function foldWord(raw: string): string {
  const lower = normalized(raw, 'NFKC').toLowerCase();
  const bare = lower.replace(/['’]s?$/u, '').replace(/['’.-]/gu, '');
  if (ASCII.test(bare)) return bare;
  if (!/[\p{Script=Latin}]/u.test(bare)) return bare.replace(/[\u200c\u200d]/gu, '');
  return normalized(bare, 'NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/ł/g, 'l');
}

/** "22.4.2(d)" stays one term beside "22.4.2", so that both the rule and its paragraph are found. */
function numberTerms(raw: string): string[] {
  const text = asciiDigits(raw).toLowerCase();
  const open = text.indexOf('(');
  const whole = text
    .replace(/[().]+/g, ' ')
    .trim()
    .replace(/ /g, '.');
  return open < 0 ? [whole] : [text.slice(0, open).replace(/\.$/, ''), whole];
}

function wordTerms(raw: string): string[] {
  const word = foldWord(raw);
  const latin = ASCII.test(word);
  if (latin && (word.length < 2 || STOP_WORDS.has(word))) return [];
  const term = (latin && word.length <= MAX_STEMMED ? stemmer(foldSpelling(word)) : word).slice(0, MAX_TERM_LENGTH);
  return term ? [term] : [];
}

/** A copy: a match is a view of its text, and keeping it would keep the whole text of a document in memory. */
const copyOf = (raw: string): string => {
  const encoding = ASCII.test(raw) ? 'latin1' : 'utf16le';
  return Buffer.from(raw, encoding).toString(encoding);
};

function remember(raw: string): readonly string[] {
  const form = copyOf(raw);
  const terms = NUMBER.test(form) ? numberTerms(form) : wordTerms(form);
  if (known.size >= MAX_CACHED_FORMS) known.clear();
  known.set(form, terms);
  return terms;
}

/** The end of a slice, moved past a surrogate pair that it would split. */
const wholeCharacters = (text: string, end: number): number => ((text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end);

function scan(text: string, emit: (term: string, start: number, end: number) => void): void {
  const pattern = PLAIN.test(text) ? PLAIN_TOKEN : TOKEN;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const raw = match[0];
    const start = match.index;
    const terms = known.get(raw) ?? (UNSPACED.test(raw) ? null : remember(raw));
    if (terms) for (const term of terms) emit(term, start, start + raw.length);
    else
      for (let from = 0; from < raw.length;) {
        const to = wholeCharacters(raw, from + SEGMENT_MAX);
        for (const { segment, index, isWordLike } of segmenter.segment(raw.slice(from, to))) {
          const at = start + from + index;
          if (isWordLike) emit(normalized(segment, 'NFKC').toLowerCase(), at, at + segment.length);
        }
        from = to;
      }
  }
}

/**
 * The product's only tokeniser: lower-cased, folded (diacritics, digits of all scripts, possessives), stemmed (Porter, Latin
 * words only), without stop words; section numbers and citations ("138", "14d", "22.4.2.d") are terms of their own.
 */
export function tokens(text: string): Token[] {
  const out: Token[] = [];
  scan(text, (term, start, end) => out.push({ term, start, end }));
  return out;
}

/** Terms of the text in order, repetitions kept. */
export function analyse(text: string): string[] {
  const out: string[] = [];
  scan(text, (term) => out.push(term));
  return out;
}

/** Words that consist of letters only: nothing is folded away at their beginning. */
const LETTERS = /^[A-Za-z]+$/;

/**
 * How often the text has each of the `wanted` terms, and how many terms it has in all: the result of `analyse`, counted. In texts of plain
 * letters, a word that does not begin as a wanted term does is only counted, so that a long file full of distinct words and numbers is read
 * quickly.
 */
export function tally(text: string, wanted: ReadonlySet<string>): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  const count = (terms: readonly string[]): void => {
    length += terms.length;
    for (const term of terms) if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  if (!PLAIN.test(text)) {
    count(analyse(text));
    return { counts, length };
  }
  const beginnings = new Set([...wanted].map((term) => term.charAt(0)));
  PLAIN_TOKEN.lastIndex = 0;
  for (let match = PLAIN_TOKEN.exec(text); match; match = PLAIN_TOKEN.exec(text)) {
    const [raw] = match;
    if (beginnings.has(raw.charAt(0).toLowerCase())) count(known.get(raw) ?? remember(raw));
    else if (LETTERS.test(raw)) length += raw.length < 2 || STOP_WORDS.has(raw.toLowerCase()) ? 0 : 1;
    else if (NUMBER.test(raw)) length += raw.includes('(') ? 2 : 1;
    else count(known.get(raw) ?? remember(raw));
  }
  return { counts, length };
}
