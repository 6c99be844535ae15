import type { LawStatus } from './law-status.js';
import { benchOf } from './judgment/bench.js';
import { type CitedCase, citedCases } from './judgment/cited-cases.js';
import { ownCitations } from './judgment/own-citations.js';
import { courtOf, decidedOn, partiesOf, yearOf } from './judgment-facts.js';
import { citedActs } from './cited-acts.js';
import { ownStatus } from './own-status.js';
import { isConstitution } from './structure/parse-structure.js';
import { type Line, looksLikeHeading, splitLines } from './structure/lines.js';
import type { DocumentType } from './structure/unit.js';

/** A short name that a text gives to a law: "the Negotiable Instruments Act, 1881 (for short, 'the NI Act')". */
export interface ShortName {
  full: string;
  short: string;
}

/** What a document says about itself; null where it says nothing. */
export interface DocumentFacts {
  title: string;
  year: number | null;
  jurisdiction: string | null;
  court: string | null;
  shortNames: ShortName[];
  /** The opening words, in which parties and dates stand; used to find the document that a question names. */
  opening: string;
  /** Acts that it names, as `citedActs` writes them, each once; bounded. */
  cites: string[];
  /** Whether it is in force, where its own words say so. */
  ownStatus: LawStatus | null;
  /** Null for all but judgments. */
  judgment: JudgmentFacts | null;
}

/** What only judgments say about themselves. */
export interface JudgmentFacts {
  /** The judges, as its head names them. */
  bench: string | null;
  /** '2008-02-12' */
  decidedOn: string | null;
  /** Its own, as it writes them; neutral ones first. */
  citations: string[];
  /** Bounded. */
  citedCases: CitedCase[];
}

const OPENING_LENGTH = 2500;
const SCANNED_LINES = 60;
const ENACTMENT =
  /\b(?:act|code|rules|regulations?|constitution|ordinance|order|bye-?laws|sanhita|adhiniyam|scheme|statute)\b|(?<![\p{L}\p{M}])(?:अधिनियम|संहिता|नियम|नियमावली|विनियम|संविधान|अध्यादेश)(?![\p{L}\p{M}])/iu;
const CALLED =
  /may be (?:called|cited as) (?:the )?["'“‘]{0,2}([^.;"'“”‘’]{4,140}?(?:Act|Code|Rules|Regulations?|Ordinance|Order|Sanhita|Adhiniyam|Scheme)(?![\p{L})])(?:,?\s*\d{4})?)/u;
const INSTRUMENT =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|notice|policy|memorandum|will|undertaking|guidance|guidelines|rulebook)\b/iu;
const YEAR = /\b(1[6-9]\d\d|20\d\d)\b/u;
/** "ACT NO. 45 OF 1860"; a mark of a footnote may follow at once. */
const NUMBERED = /\bACT,? NO\.?\s*\d{1,4}\s+OF\s+(1[6-9]\d\d|20\d\d)/iu;
/** The heading of a part of a code: "TITLE 1—GENERAL PROVISIONS". */
const CODE_TITLE = /^TITLE\s+(?:\d+|[IVXLC]+)\s*[—–:-]\s*\p{Lu}[\p{Lu}\s,;&'’-]{3,}$/u;
/** An act's number and extent stand after its list of sections. */
const ENACTING_LENGTH = 80_000;
const SMALL = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'to', 'from', 'by', 'a', 'an', 'or', 'with', 'v']);

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** "THE DELHI RENT CONTROL ACT, 1958" → "The Delhi Rent Control Act, 1958"; mixed case is left alone. */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** The file name without extension and separators, for texts that carry no title. */
export function titleFromFilename(filename: string): string {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return collapse(stem.replace(/_/g, ' ').replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')) || filename;
}

/** Lines that a title may take in a narrow column. */
const TITLE_LINES = 3;
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A line of a title, with the next ones as long as a bracket is open in it. */
function inBrackets(lines: readonly string[], at: number): string {
  let title = lines[at] ?? '';
  for (let next = at + 1; next < at + TITLE_LINES && count(title, '(') > count(title, ')'); next++) title = `${title} ${lines[next] ?? ''}`;
  return title;
}

function findTitle(text: string, head: readonly Line[], type: DocumentType, filename: string): string {
  const lines = head.slice(0, SCANNED_LINES).map((line) => line.text);
  const tidy = (line: string): string => titleCase(collapse(line).replace(/^[[\d]+\s*|(?<![.\s*])[.\s*]+$/g, ''));
  if (type === 'judgment') {
    const parties = partiesOf(head);
    return parties ? titleCase(collapse(parties)) : titleFromFilename(filename);
  }
  if (type === 'act' && isConstitution(text)) return 'The Constitution of India';
  if (type === 'act' || type === 'rule') {
    const heading = lines.findIndex(
      (line) =>
        ENACTMENT.test(line) &&
        line.length < 160 &&
        /^[^\p{L}"'“‘]*\p{L}/u.test(line) &&
        (!/\p{Ll}/u.test(line) || (YEAR.test(line) && looksLikeHeading(line))) &&
        !/arrangement|contents/iu.test(line),
    );
    if (heading >= 0) return tidy(inBrackets(lines, heading));
    const part = lines.find((line) => CODE_TITLE.test(line));
    if (part) return tidy(part);
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

const jurisdictionOf = (text: string): string | null => JURISDICTIONS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** An act of India without its own words for it at its head: by its name, or by who makes it known, and where. */
function enactedIn(title: string, text: string): string | null {
  if (/\bIndian?\b/u.test(title)) return 'India';
  const enacting = collapse(text.slice(0, ENACTING_LENGTH));
  return /whole of India|Central Government may,? by notification in the Official Gazette/u.test(enacting)
    ? 'India'
    : jurisdictionOf(enacting);
}

const AMERICAN_STATE =
  /\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)\b/iu;
/** Lines among which a court names the state that it belongs to. */
const CAPTION_LINES = 6;

/** The country of a court that is named after a state, or sits beside the name of one. */
function courtsCountry(court: string | null, lines: readonly Line[]): string | null {
  if (!court) return null;
  const caption = [court, ...lines.slice(0, CAPTION_LINES).map(({ text }) => text)].join('\n');
  return AMERICAN_STATE.test(caption) ? 'United States' : null;
}

const SHORT_NAME =
  /(\p{Lu}[\p{L}&().'-]{1,40},? (?:(?:of|and|the|for|from|in|to) ){0,5}(?:\(?\p{Lu}[\p{L}&().'-]{1,40},? (?:(?:of|and|the|for|from|in|to) ){0,5}){0,9}(?:Act|Code|Rules|Regulations))(?:,? \d{4})?[^.;()]{0,40}\( ?(?:hereinafter|hereafter|for short|in short)[^"“'‘)]{0,60}["“'‘](?:the )?(\p{Lu}[\p{L}. &]{1,40}?)["”'’] ?\)/gu;
const SHORT_NAME_MARK = /\( ?(?:hereinafter|hereafter|for short|in short)/gu;
const MAX_FULL_NAME = 400;
const MAX_SHORT_NAME = 140;
const GENERIC = new Set(['act', 'code', 'rules', 'regulations', 'the act', 'regulation']);

/** Short names that a text declares for laws; "the Act" alone says nothing outside that text and is left out. */
export function findShortNames(text: string): ShortName[] {
  const out = new Map<string, ShortName>();
  const flat = collapse(text);
  for (const { index } of flat.matchAll(SHORT_NAME_MARK)) {
    // The pattern tries every capital letter, which costs next to nothing when only done near the mark.
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
  const lines = splitLines(text.slice(0, 12_000));
  const title = findTitle(text, lines, type, filename);
  const head = text.slice(0, 6000);
  const court = type === 'judgment' ? courtOf(lines) : null;
  const enacted = type === 'act' || type === 'rule';
  const state = enacted ? STATE.exec(collapse(head))?.[1] : undefined;
  const year = YEAR.exec(title)?.[1] ?? (enacted ? NUMBERED.exec(text.slice(0, ENACTING_LENGTH))?.[1] : undefined);
  const judgedIn = type === 'judgment' ? yearOf(text, lines) : null;
  return {
    title,
    year: judgedIn ?? (type !== 'judgment' && year ? Number(year) : null),
    jurisdiction: state ?? jurisdictionOf(head) ?? (enacted ? enactedIn(title, text) : courtsCountry(court, lines)),
    court: court ? titleCase(collapse(court)) : null,
    shortNames: findShortNames(text),
    opening,
    cites: citedActs(text, judgedIn),
    ownStatus: enacted ? ownStatus(text) : null,
    judgment: type === 'judgment' ? judgmentFacts(text, lines) : null,
  };
}

function judgmentFacts(text: string, lines: readonly Line[]): JudgmentFacts {
  const own = ownCitations(lines);
  return {
    bench: benchOf(lines),
    decidedOn: decidedOn(text, lines),
    citations: own.map(({ written }) => written),
    citedCases: citedCases(text, new Set(own.map(({ key }) => key))),
  };
}
