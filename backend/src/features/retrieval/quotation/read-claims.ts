import { namedCases } from '../../../core/text/authorities/case-names.js';
import { numberedPapers } from '../../../core/text/authorities/numbered-papers.js';
import { ACT_TITLES } from '../../../core/text/law-names/acts/act-titles.js';
import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import { type Citation, readCitations } from '../../../core/text/law-names/read-citations.js';
import { namedActs } from '../../../core/text/law-names/named-acts.js';
import type { TextSpan } from '../../../core/text/text-span.js';
import { readDates } from '../../../core/text/values/dates.js';
import { actsNamedIn } from '../encoding/languages/act-names.js';
import { lawsIn } from './read-authorities.js';

/** The name of a law in a text. */
export interface ClaimedLaw extends TextSpan {
  /** The title that the name mostly stands for, or the name as written. */
  name: string;
  written: string;
}

/** The kinds of provisions that belong to a law; clauses and paragraphs mostly belong to the text itself. */
export type ClaimedUnit = 'section' | 'article' | 'rule' | 'order-rule' | 'regulation';

/** One thing that a text says about the law: offsets of the text, `written` on one line. */
export type Claim = TextSpan & { written: string } & (
    | {
        kind: 'provision';
        unitKind: ClaimedUnit;
        unit: string;
        /** Of a rule of an order: 'VII', '39'; '' for all others. */
        order: string;
        law: ClaimedLaw | null;
      }
    | { kind: 'act'; law: ClaimedLaw }
    /** By its citation, its parties, or both beside each other. */
    | { kind: 'case'; key: string | null; parties: { first: string; second: string } | null; year: number | null }
    | { kind: 'case-number' | 'notification'; key: string }
    /** That a law began or ended on a day: '2024-07-01'. */
    | { kind: 'force'; law: ClaimedLaw; event: 'begun' | 'ended'; day: string }
    /** The words between quotation marks; the marks do not count. */
    | { kind: 'quotation' }
  );

/** The most of each kind that are read. */
const MOST = 400;
const MOST_QUOTATIONS = 60;
const UNITS: ReadonlySet<string> = new Set<ClaimedUnit>(['section', 'article', 'rule', 'order-rule', 'regulation']);
/** Without a law beside them these are provisions of something that the text does not name, often of itself. */
const NEEDS_LAW: ReadonlySet<string> = new Set<ClaimedUnit>(['rule', 'regulation']);
const YEAR = /\d{4}\)?$/u;
/** Between the name of a case and its citation. */
const JOINS_CASE = /^[\s,;:.(–-]{0,4}(?:reported (?:in|as|at)\s?)?$/iu;
const JOINS_REACH = 20;
const QUOTED = /[“"]([^“”"]{20,4000})[”"]/gu;
/** Fewer words are a name or a term, not words of the law. */
const LEAST_WORDS = 5;
/** After the name of a law: "came into force on", "was repealed with effect from". */
const FORCE =
  /^[^.;\n]{0,40}?\b(?:(?<begun>in(?:to)? (?:force|effect|operation)|commenced|took effect|effective)|(?<ended>repealed|ceased))\b[^.;\n\d]{0,30}?(?:\b(?:on|from|since|by|w\.? ?e\.? ?f\.?)\s{1,2}|$)/iu;
const FORCE_REACH = 110;
const DATE_REACH = 24;

/**
 * What a text says about the law, one by one: each provision with its law, acts that are named with their year, cases, numbers of cases and
 * notifications, days on which acts began or ended, and words in quotation marks. In the order of the text; a list of numbers gives one
 * claim for each.
 */
export function readClaims(text: string): Claim[] {
  const plain = text.replace(/[*_\s]/gu, ' ');
  const at = ({ start, end }: TextSpan) => ({ start, end, written: plain.slice(start, end).replace(/ +/gu, ' ').trim() });
  const cases = casesIn(text, plain, at);
  const papers = numberedPapers(plain, MOST).map((each): Claim => ({ kind: each.kind, key: each.key, ...at(each) }));
  const taken = [...cases, ...papers].sort((a, b) => a.start - b.start);
  const isFree = (span: TextSpan): boolean => !taken.some(({ start, end }) => start < span.end && span.start < end);
  const laws = claimedLaws(plain);
  const citations = withoutTaken(plain, readCitations(plain, laws).filter(isFree).slice(0, MOST));
  const provisions = citations.flatMap((citation) =>
    citation.kind === 'schedule' ? articleOf(citation, plain, laws, at) : provisionsOf(citation, at),
  );
  const cited = new Set([...citations.map(({ law }) => law), ...provisions.map((claim) => ('law' in claim ? claim.law : null))]);
  const force = laws.flatMap((law) => forceAfter(plain, law, at) ?? []).slice(0, MOST);
  const dated = new Set(force.map((each) => (each.kind === 'force' ? each.law : null)));
  const acts = laws.filter((law) => YEAR.test(plain.slice(law.start, law.end)) && isFree(law) && !cited.has(law) && !dated.has(law));
  return [
    ...taken,
    ...provisions,
    ...force,
    ...acts.slice(0, MOST).map((law): Claim => ({ kind: 'act', law, ...at(law) })),
    ...quotationsIn(text, at),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
}

type At = (span: TextSpan) => TextSpan & { written: string };

/** "HMA", "M.V. Act", "SC/ST Act": capitals, and "Act" behind them. */
const ABBREVIATED = /^\p{Lu}[\p{L}.&/() ]{0,3}\p{Lu}/u;

/** Names of laws: those of the tables, and whatever else ends in "Act" and the like; the longer one where two overlap. */
function claimedLaws(plain: string): ClaimedLaw[] {
  const known = namedActs(plain, ACT_TITLES).map(({ title, start, end }): ClaimedLaw => ({
    name: title,
    written: plain.slice(start, end),
    start,
    end,
  }));
  // Abbreviations, of which the lexicon of the search knows more: "section 24 HMA".
  const short = actsNamedIn(plain).flatMap(({ act, start, end }): ClaimedLaw[] => {
    const written = plain.slice(start, end);
    return ABBREVIATED.test(written) ? [{ name: act, written, start, end }] : [];
  });
  const others = lawsIn(plain).map(({ name, start, end }): ClaimedLaw => ({ name, written: name, start, end }));
  // Of those that begin and end together the first named here stays.
  const all = [...known, ...short, ...others].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: ClaimedLaw[] = [];
  for (const law of all) if (law.start >= (kept.at(-1)?.end ?? 0)) kept.push(law);
  return kept;
}

/** Between the name of a law and a provision after it, where nothing joins them. */
const APART = /^,? $/u;

/** "Section 420 IPC, Art. 21": the name of a law belongs to the provision before it, and not to a further one behind a comma. */
function withoutTaken(plain: string, citations: readonly Citation<ClaimedLaw>[]): Citation<ClaimedLaw>[] {
  return citations.map((citation, at) => {
    const { law, start } = citation;
    const before = citations[at - 1];
    const taken = law !== null && before?.law === law && before.end <= law.start && law.end <= start;
    return taken && /\p{L}/u.test(plain[start] ?? '') && APART.test(plain.slice(law.end, start)) ? { ...citation, law: null } : citation;
  });
}

function provisionsOf({ kind, numbers, order, law, whole, start }: Citation<ClaimedLaw>, at: At): Claim[] {
  if (!UNITS.has(kind) || (law === null && NEEDS_LAW.has(kind))) return [];
  const unitKind = kind as ClaimedUnit;
  const claim = (unit: string, span: TextSpan): Claim => ({ kind: 'provision', unitKind, unit, order, law, ...at(span) });
  if (numbers.length === 1) return numbers.map(({ unit }) => claim(unit, joined(whole, law)));
  return numbers.map((number, place) =>
    claim(number.unit, place === 0 ? { start: Math.min(start, number.start), end: number.end } : number),
  );
}

/** "Article 65 of the Schedule to the Limitation Act, 1963": an article of a schedule is one of its act. */
function articleOf(citation: Extract<Citation, { kind: 'schedule' }>, plain: string, laws: readonly ClaimedLaw[], at: At): Claim[] {
  const { start, end, item } = citation;
  const law = laws.find((each) => each.start >= end && each.start - end < JOINS_REACH && TO_ACT.test(plain.slice(end, each.start)));
  if (item?.word !== 'item' || !law || !/^art/iu.test(plain.slice(start, end))) return [];
  const span = { start, end: law.end };
  return [{ kind: 'provision', unitKind: 'article', unit: item.number, order: '', law, ...at(span) }];
}

/** Between a schedule and the name of its act. */
const TO_ACT = /^ ?(?:of|to) (?:the )?$/u;

const joined = (span: TextSpan, law: TextSpan | null): TextSpan =>
  law ? { start: Math.min(span.start, law.start), end: Math.max(span.end, law.end) } : span;

/** Cases by their citations, with the parties where they stand before it, and those that are named by their parties alone. */
function casesIn(text: string, plain: string, at: At): Claim[] {
  const named = namedCases(text, MOST);
  const used = new Set<number>();
  const cited = caseCitations(plain, MOST).map((citation): Claim => {
    const before = named.findLastIndex(({ end }) => end <= citation.start);
    const name = named[before];
    const adjoins = name && citation.start - name.end <= JOINS_REACH && JOINS_CASE.test(plain.slice(name.end, citation.start));
    if (adjoins) used.add(before);
    const span = adjoins ? { start: name.start, end: citation.end } : citation;
    return { kind: 'case', key: citation.key, year: citation.year, parties: adjoins ? name : null, ...at(span) };
  });
  const alone = named.flatMap((name, place): Claim[] =>
    used.has(place) ? [] : [{ kind: 'case', key: null, year: null, parties: name, ...at(name) }],
  );
  return [...cited, ...alone.filter((one) => !cited.some(({ start, end }) => start < one.end && one.start < end))].sort(
    (a, b) => a.start - b.start,
  );
}

/** "… which came into force on 1 July 2024": the day that is said of the law before it. */
function forceAfter(plain: string, law: ClaimedLaw, at: At): Claim | null {
  const match = FORCE.exec(plain.slice(law.end, law.end + FORCE_REACH));
  if (!match) return null;
  const from = law.end + match[0].length;
  const [date] = readDates(plain.slice(from, from + DATE_REACH));
  if (!date || date.start > 2) return null;
  const event = match.groups?.ended ? 'ended' : 'begun';
  return { kind: 'force', law, event, day: date.day, ...at({ start: law.start, end: from + date.end }) };
}

function quotationsIn(text: string, at: At): Claim[] {
  const found: Claim[] = [];
  for (const { 0: whole, 1: words = '', index } of text.matchAll(QUOTED)) {
    if (found.length === MOST_QUOTATIONS) break;
    if ((words.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) < LEAST_WORDS) continue;
    found.push({ kind: 'quotation', ...at({ start: index + 1, end: index + whole.length - 1 }) });
  }
  return found;
}
