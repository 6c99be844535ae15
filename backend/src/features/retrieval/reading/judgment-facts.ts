import { readDates } from '../../../core/text/values/dates.js';
import type { Line } from './structure/lines.js';

/** "v." in the middle of a line that names both parties. */
const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/iu;
/** "v." alone, or at the end of a line, where each party has lines of its own. */
const VERSUS_ENDS = /^(?:|(.*\S)\s+)(?:v\.|vs\.?|versus)$/iu;
const PARTIES = /^[\p{Lu}\p{Lo}][^\d]{4,150}(?:\(?\d[^\d]{0,60})?$/u;
const SENTENCE_STOP = /(?<!\b(?:ors|anr|etc|ltd|inc|co|lrs|jr))[.;,]$/iu;
const SCANNED_LINES = 80;
const PARTY_LINES = 3;
const MAX_PARTY = 140;
/** The right half of a caption that is set in two columns. */
const SECOND_COLUMN = /(?<!\s)\s*[)\p{Co}](?:\s.*)?$|(?<!\s)\s{2,}(?:No\.|Docket|Case)\s.*$/su;
const ROLE =
  /^(?:the\s+)?(?:(?:cross-|third[- ]party )?(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant|applicant|complainant|accused|intervenor)s?(?:\(s\))?[\s,/&—–-]*)+(?:\.\s*)?(?:(?<=\s)Nos?\.\s.*)?$/isu;
/** What stands around the parties in a caption and is not one of them. */
const NOT_A_PARTY =
  /\bnos?\.\s*\d|\b(?:docket|circuit|court|tribunal|board of|appeals board|bureau|compensation|syllabus|term|appeal|certiorari|filed|decided|argued|file name|before|published|precedential|judgment|reportable)\b|[_=*]{3}|^\W*$|^\d/iu;
const CAPACITY = /,? (?:in (?:his|her|its|their) (?:official )?capacity|individually and)\b.*$/isu;

/** "Asha Rao v. Sample Board", as it stands on one line or in the caption of a judgment; null where neither is there. */
export function partiesOf(lines: readonly Line[]): string | null {
  const scanned = lines.slice(0, SCANNED_LINES);
  const one = scanned
    .slice(0, 30)
    .find(({ text }) => VERSUS.test(text) && PARTIES.test(text.replace(/\(\d{1,2}\)\s/g, '')) && !SENTENCE_STOP.test(text));
  if (one) return one.text;
  for (const [at, { text }] of scanned.entries()) {
    const versus = VERSUS_ENDS.exec(text.replace(SECOND_COLUMN, ''));
    if (!versus) continue;
    const before = partyBefore(scanned, at, versus[1] ?? '');
    const after = partyAfter(scanned, at + 1);
    if (before && after) return `${before} v. ${after}`;
  }
  return null;
}

const column = (line: Line | undefined): string => (line?.text ?? '').replace(SECOND_COLUMN, '').trim();
const isAside = (text: string): boolean => text === '' || ROLE.test(text.replace(/^[.…\s]+/u, ''));

function partyBefore(lines: readonly Line[], at: number, sameLine: string): string | null {
  if (sameLine && !isAside(sameLine)) return NOT_A_PARTY.test(sameLine) ? null : party([sameLine]);
  let last = at - 1;
  while (last >= 0 && isAside(column(lines[last]))) last -= 1;
  const taken: string[] = [];
  for (let i = last; i >= 0 && taken.length < PARTY_LINES; i--) {
    const text = column(lines[i]);
    if (isAside(text) || NOT_A_PARTY.test(text) || (taken.length > 0 && /[.,:]\d?$/u.test(text))) break;
    taken.unshift(text);
    if (lines[i]?.afterBlank) break;
  }
  return party(taken);
}

function partyAfter(lines: readonly Line[], from: number): string | null {
  let first = from;
  while (first < lines.length && isAside(column(lines[first]))) first += 1;
  const taken: string[] = [];
  for (let i = first; i < lines.length && taken.length < PARTY_LINES; i++) {
    const text = column(lines[i]);
    if (isAside(text) || NOT_A_PARTY.test(text) || (taken.length > 0 && lines[i]?.afterBlank)) break;
    taken.push(text);
    if (/(?:[,.]\d?|,\s*(?:respondents?|appellees?|defendants?)\.?)$/iu.test(text) && !/\b(?:and|&)$/u.test(text)) break;
  }
  return party(taken);
}

function party(lines: readonly string[]): string | null {
  const name = lines
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/,\s*(?:respondents?|appellees?|appellants?|defendants?|petitioners?|plaintiffs?)\.?$/iu, '')
    .replace(/(?<!\.)\.{2,}\s?(?:appellants?|petitioners?|respondents?|applicants?)(?:\(s\))?$/iu, '')
    .replace(CAPACITY, '')
    .replace(/(?<=[,.])\d{1,2}$/u, '')
    .replace(/(?<![,;:\s])[,;:\s]+$/u, '');
  return name.length >= 2 && name.length <= MAX_PARTY && /\p{L}{2}/u.test(name) ? properCase(name) : null;
}

const KEPT_CAPITALS = /^(?:LLC|LLP|USA?|UK|PLC|NLRB|EEOC|FTC|SEC|II|III|IV)$/u;
const SMALL = /^(?:of|and|the|for|in|on|to|et|al)$/iu;

/** "TYSON FOODS, INC." → "Tyson Foods, Inc."; words with small letters and initials are left alone. */
function properCase(name: string): string {
  return name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
    if (word.length < 2 || word !== word.toUpperCase() || KEPT_CAPITALS.test(word)) return word;
    return at > 0 && SMALL.test(word) ? word.toLowerCase() : word.slice(0, 1) + word.slice(1).toLowerCase();
  });
}

const COURT =
  /\b(?:supreme court|high court|court of appeals?|district court|sessions court|tax court|tribunal|appeals board|commission|bench at)\b/iu;
/** Lines that mention a court without being its name. */
const ABOUT_A_COURT =
  /\b(?:pursuant|rule|appeal(?:ed)? from|on appeal|certiorari|judges?|justices?|order of the court|opinion|against|dated)\b/iu;
const SEAT = /^(?:(?:for|of) the\b.{3,40}|.{3,30}\b(?:circuit|district|division|bench))$/iu;
const COURT_LINES = 60;

/** The court's name with its seat or circuit, as it stands at the head of a judgment. */
export function courtOf(lines: readonly Line[]): string | null {
  const found: { name: string; seated: boolean }[] = [];
  for (const [at, line] of lines.slice(0, COURT_LINES).entries()) {
    const name = tidyCourt(line.text);
    if (!COURT.test(name) || ABOUT_A_COURT.test(name) || name.length >= 120) continue;
    const seat = tidyCourt(lines[at + 1]?.text ?? '');
    const seated = SEAT.test(seat) && !COURT.test(seat);
    const joined = /^for|^of/iu.test(seat) ? `${name} ${seat}` : `${name}, ${seat}`;
    found.push({ name: seated ? joined : name, seated: seated && /^for the\b/iu.test(seat) });
  }
  return (found.find(({ seated }) => seated) ?? found[0])?.name ?? null;
}

const tidyCourt = (text: string): string =>
  text
    .replace(/[_\s]+/gu, ' ')
    .replace(/^\W*in the\s+/iu, '')
    .trim();

/** What says that a date after it is that of the judgment. */
const DECIDED =
  /(?:^|[\n()—–-]|\band )\s?(?:(?:judge?ment|order)\s)?(?:decided|filed|dated?|date of (?:judgment|decision|order)|pronounced(?: on)?|delivered on)\s?(?:on)?[:\s.—–-]{0,9}/giu;
/** Characters that a date takes at most. */
const DATE_LENGTH = 40;
const YEAR = /\b(1[89]\d\d|20\d\d)\b/u;
/** The number of lines at the head of a judgment in which a date on its own is the judgment's. */
const HEAD_LINES = 15;
const HEAD_LENGTH = 6000;
const OPENING_LENGTH = 2500;

/** The year in which a judgment was given: its date at the head, otherwise where it says so, otherwise the first year named. */
export function yearOf(text: string, lines: readonly Line[]): number | null {
  const year = decidedOn(text, lines)?.slice(0, 'yyyy'.length) ?? YEAR.exec(text.slice(0, OPENING_LENGTH))?.[0];
  return year === undefined ? null : Number(year);
}

/** The day on which a judgment was given, such as '2008-02-12'; null where its head gives none. */
export function decidedOn(text: string, lines: readonly Line[]): string | null {
  const inHead = lines.filter(({ start }) => start < HEAD_LENGTH);
  // One blank or line break for each run of white space.
  const head = text.slice(0, HEAD_LENGTH).replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
  return dateAlone(inHead.slice(0, HEAD_LINES)) ?? dateAfter(head) ?? dateAlone(inHead);
}

/** The first date that has a line to itself. */
function dateAlone(lines: readonly Line[]): string | null {
  for (const { text } of lines) {
    const words = text.replace(/\s+/gu, ' ');
    const [date, ...more] = words.length > DATE_LENGTH ? [] : readDates(words);
    if (date && more.length === 0 && !/[\p{L}\p{N}]/u.test(words.slice(0, date.start) + words.slice(date.end))) return date.day;
  }
  return null;
}

function dateAfter(head: string): string | null {
  for (const { 0: words, index } of head.matchAll(DECIDED)) {
    const end = index + words.length;
    const [date] = readDates(head.slice(end, end + DATE_LENGTH));
    if (date?.start === 0) return date.day;
  }
  return null;
}
