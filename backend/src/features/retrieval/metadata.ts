import { looksLikeHeading, splitLines } from './structure/lines.js';
import type { DocumentType } from './structure/unit.js';

/** A short name that a text gives to a law: "the Negotiable Instruments Act, 1881 (for short, 'the NI Act')". */
export interface ShortName {
  full: string;
  short: string;
}

/** What a document says about itself; null where it does not. */
export interface DocumentFacts {
  title: string;
  year: number | null;
  jurisdiction: string | null;
  court: string | null;
  shortNames: ShortName[];
  /** The opening words, in which parties and dates stand; used to find the document that a question names. */
  opening: string;
}

const OPENING_LENGTH = 2500;
const SCANNED_LINES = 60;
const ENACTMENT =
  /\b(?:act|code|rules|regulations?|constitution|ordinance|order|bye-?laws|sanhita|adhiniyam|scheme|statute)\b|(?<![\p{L}\p{M}])(?:अधिनियम|संहिता|नियम|नियमावली|विनियम|संविधान|अध्यादेश)(?![\p{L}\p{M}])/iu;
const CALLED =
  /may be (?:called|cited as) (?:the )?([^.;]{4,140}?(?:Act|Code|Rules|Regulations?|Ordinance|Order|Sanhita|Adhiniyam|Scheme)(?:,?\s*\d{4})?)/u;
const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/iu;
const PARTIES = /^[\p{Lu}\p{Lo}][^\d]{4,150}(?:\(?\d[^\d]{0,60})?$/u;
const SENTENCE_STOP = /(?<!\b(?:ors|anr|etc|ltd|inc|co|lrs|jr))[.;,]$/iu;
const INSTRUMENT =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|notice|policy|memorandum|will|undertaking|guidance|guidelines|rulebook)\b/iu;
const COURT =
  /\b(?:supreme court|high court|court of appeals?|district court|sessions court|tax court|circuit|tribunal|appeals board|commission|bench at)\b/iu;
const YEAR = /\b(1[6-9]\d\d|20\d\d)\b/u;
const SMALL = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'to', 'from', 'by', 'a', 'an', 'or', 'with', 'v']);

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** "THE DELHI RENT CONTROL ACT, 1958" → "The Delhi Rent Control Act, 1958"; mixed case is left alone. */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : word[0]?.toUpperCase() + word.slice(1)));
}

/** The file name without extension and separators, for texts that carry no title. */
export function titleFromFilename(filename: string): string {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return collapse(stem.replace(/_/g, ' ').replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')) || filename;
}

function findTitle(text: string, type: DocumentType, filename: string): string {
  const lines = splitLines(text.slice(0, 12_000))
    .slice(0, SCANNED_LINES)
    .map((line) => line.text);
  const tidy = (line: string): string => titleCase(collapse(line).replace(/^[[\d]+\s*|[.\s*]+$/g, ''));
  if (type === 'judgment') {
    const parties = lines.slice(0, 30).find((line) => VERSUS.test(line) && PARTIES.test(line) && !SENTENCE_STOP.test(line));
    return parties ? tidy(parties) : titleFromFilename(filename);
  }
  if (type === 'act' || type === 'rule') {
    const heading = lines.find(
      (line) =>
        ENACTMENT.test(line) &&
        line.length < 160 &&
        /^[^\p{L}"'“‘]*\p{L}/u.test(line) &&
        (!/\p{Ll}/u.test(line) || (YEAR.test(line) && looksLikeHeading(line))) &&
        !/arrangement|contents/iu.test(line),
    );
    if (heading) return tidy(heading);
    const called = CALLED.exec(collapse(text.slice(0, 40_000)))?.[1];
    return called ? tidy(called) : titleFromFilename(filename);
  }
  const heading = lines
    .slice(0, 20)
    .find((line) => INSTRUMENT.test(line) && line.length < 120 && looksLikeHeading(line.replace(/\.$/, '')));
  return heading ? tidy(heading) : titleFromFilename(filename);
}

const JURISDICTIONS: readonly [RegExp, string][] = [
  [
    /whole of India|Gazette of India|Parliament in the .{3,20} Year of the Republic of India|Supreme Court of India|High Court of (?:Delhi|Bombay|Madras|Calcutta|Karnataka|Kerala)|Union of India|भारत/u,
    'India',
  ],
  [/Abu Dhabi Global Market|\bADGM\b/u, 'Abu Dhabi Global Market'],
  [/United States Code|U\.S\.C\.|United States (?:Court|Tax Court|District)|SUPREME COURT OF THE UNITED STATES/u, 'United States'],
  [/United Kingdom|England and Wales|Her Majesty|House of Lords/u, 'United Kingdom'],
  [/Parliament of Canada|Supreme Court of Canada/u, 'Canada'],
  [/Parliament of Australia|High Court of Australia/u, 'Australia'],
];
const STATE = /\) It extends to the whole of (?:the )?State of (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

const SHORT_NAME =
  /((?:\p{Lu}[\p{L}&().'-]+,?\s+(?:(?:of|and|the|for|from|in|to)\s+)*){1,10}(?:Act|Code|Rules|Regulations))(?:,?\s+\d{4})?[^.;()]{0,40}\(\s*(?:hereinafter|hereafter|for short|in short)[^"“'‘)]{0,60}["“'‘](?:the )?(\p{Lu}[\p{L}. &]{1,40}?)["”'’]\s*\)/gu;
const SHORT_NAME_MARK = /\(\s*(?:hereinafter|hereafter|for short|in short)/gu;
const MAX_FULL_NAME = 400;
const MAX_SHORT_NAME = 140;
const GENERIC = new Set(['act', 'code', 'rules', 'regulations', 'the act', 'regulation']);

/** Short names that a text declares for laws; "the Act" alone says nothing outside that text and is left out. */
export function findShortNames(text: string): ShortName[] {
  const out = new Map<string, ShortName>();
  const flat = collapse(text);
  for (const { index } of flat.matchAll(SHORT_NAME_MARK)) {
    // The pattern tries every capital letter: near the mark only, that costs next to nothing.
    const around = flat.slice(Math.max(0, index - MAX_FULL_NAME), index + MAX_SHORT_NAME);
    for (const [, full = '', short = ''] of around.matchAll(SHORT_NAME)) {
      if (!GENERIC.has(short.toLowerCase())) out.set(short.toLowerCase(), { full: full.replace(/^The /, ''), short });
    }
  }
  return [...out.values()];
}

/** Title, year, jurisdiction and court as they stand in the canonical text; the file name is the title of last resort. */
export function findFacts(text: string, type: DocumentType, filename: string): DocumentFacts {
  const opening = collapse(text.slice(0, OPENING_LENGTH));
  const title = findTitle(text, type, filename);
  const head = text.slice(0, 6000);
  const court =
    type === 'judgment'
      ? splitLines(head)
          .slice(0, SCANNED_LINES)
          .find((line) => COURT.test(line.text) && line.text.length < 120)?.text
      : undefined;
  const state = type === 'act' || type === 'rule' ? STATE.exec(collapse(head))?.[1] : undefined;
  const year = YEAR.exec(title)?.[1] ?? (type === 'judgment' ? YEAR.exec(opening)?.[1] : undefined);
  return {
    title,
    year: year ? Number(year) : null,
    jurisdiction: state ?? JURISDICTIONS.find(([pattern]) => pattern.test(head))?.[1] ?? null,
    court: court ? titleCase(collapse(court)) : null,
    shortNames: findShortNames(text),
    opening,
  };
}
