import { unitLabel } from '../../../../core/text/law-names/unit-label.js';
import { contentsEnd } from './contents.js';
import { withInnerStarts } from './inner-starts.js';
import { splitLines, type Line } from './lines.js';
import { numberingChain, numberKey } from './numbering.js';
import { quotedSections } from './quoted-law.js';
import { type SectionStart, withoutRepeats } from './repeated-headings.js';
import { scheduleUnits } from './schedules/schedule-units.js';
import type { Unit } from './unit.js';

const SECTION =
  /^[[“"'*#\s]*(?:(?:section|sec\.|article|art\.|rule|regulation|order|§|धारा|अनुच्छेद|नियम)\s*)?([\d०-९]{1,4}(?:[A-Z]{0,3}|[क-म]{1,2}))\s?\]?[.:]\]?\s*(?=\S)/iu;
const DIVISION =
  /^(part|chapter|title|book|division|sub-?chapter|sub-?part|भाग|अध्याय)\s*(?:[-–—.]\s*)?([ivxlc]{1,7}[a-z]?|[\d०-९]{1,3}[a-z]?|[a-z])(?![\p{L}\p{M}\p{N}])\s*(?:[.:–—-]+\s*)?/iu;
const SCHEDULE_HINDI = /^\[?\s?(?:[\p{L}\p{M}]+\s+)?अनुसूची(?![\p{L}\p{M}])/u;
const SCHEDULE =
  /^(?:\[\s?){0,2}(?:the\s+)?(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s+)?(?:schedule|annexure|appendix|annex)\b(?:\s*(?:[-–—.]\s*)?(?:[ivxlc]{1,6}|\d{1,3}|[a-z]))?\b[\s.:–—\]-]*(?:\(?see.*|\[.*)?$/isu;
const HEADING_DASH = /^([^\n]{2,300}?(?:\n(?!\n)[^\n]{1,200}?){0,2}?)(?:[.।]\s?[—–―-]{1,3}|[—–―]{1,2}|--+)(?=\s?[[(“"'\p{Lu}\p{Lo}\p{N}])/u;
const DOTTED = /^\d{1,3}\.\d{1,3}(?:\.|\s|\()/u;
const MAX_MARKED_HEADING = 120;
const MAX_DIVISION = 140;
/** Lines that stand between the name of a schedule and its first item: "[See section 5]", a part, headings of columns. */
const MAX_LINES_TO_ITEM = 12;
const RANK: Record<string, number> = {
  title: 0,
  book: 0,
  part: 1,
  'sub-part': 2,
  subpart: 2,
  division: 2,
  chapter: 3,
  'sub-chapter': 4,
  subchapter: 4,
  भाग: 1,
  अध्याय: 3,
};
/** A line that says something, unlike a heading; "what may be deducted" is used only where nothing else is. */
const SENTENCE = /\b(?:shall|must|may|is|are|was|were|be|means?|includes?|has|have|had|do|does|did|cannot|will|would)\b|[।॥]$/iu;
const MIN_SENTENCE = 25;

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

function sectionStart(text: string, lines: readonly Line[], at: number): SectionStart | null {
  const line = lines[at] as Line;
  const match = SECTION.exec(line.text);
  if (!match) return null;
  const label = unitLabel(match[1] as string);
  const rest = line.start + match[0].length;
  const base = { line: at, label, key: numberKey(label), textStart: rest };
  const standsAlone = line.afterBlank && (lines[at + 1]?.afterBlank ?? true);
  if (!standsAlone && !/^[[“"'‘’(\p{Lu}*\p{Lo}]/u.test(text.slice(rest, rest + 1))) return null;
  const dash = HEADING_DASH.exec(text.slice(rest, rest + 700));
  if (dash) return { ...base, heading: clean(dash[1] as string), bodyStart: rest + dash[0].length, weight: 3 };
  const next = lines[at + 1];
  const own = text.slice(rest, line.end);
  const alone = line.text.length < 220 && (!next || next.afterBlank || /^[[(“"]/.test(next.text));
  if (alone && isOneStop(own)) return { ...base, heading: clean(own), bodyStart: line.end, weight: 2 };
  const marked = /^[^\p{L}\p{N}]*(?:§|section|article|rule|regulation)/iu.test(line.text) && own.length <= MAX_MARKED_HEADING;
  if (marked && next && /^[\p{Lu}\p{Lo}(“"']/u.test(next.text)) return { ...base, heading: clean(own), bodyStart: line.end, weight: 2 };
  return { ...base, heading: '', bodyStart: rest, weight: 1 };
}

/** Whether a line has a full stop only at its end, or before the note that a section is repealed. */
const isOneStop = (line: string): boolean => line.endsWith('.') || /^[^.]*\.?$/.test(line.replace(/\[?Repealed\.?\]?$/, '').trimEnd());

/** Lines among which a text that has no sections names its first schedule. */
const MAX_LINES_TO_SCHEDULE = 12;

/** Where a text begins its first schedule that holds schedules only, without the sections of its act; -1 for any other. */
function onlySchedules(lines: readonly Line[], starts: readonly SectionStart[]): number {
  const first = lines.slice(0, MAX_LINES_TO_SCHEDULE).findIndex(({ text }) => isSchedule(text) && text.length <= MAX_DIVISION);
  return first >= 0 && (starts[0]?.line ?? Infinity) > first ? first : -1;
}

/** Where schedules begin whose items are numbered from 1 again: they do not continue the sections' numbers. */
function schedulesLine(lines: readonly Line[], starts: readonly SectionStart[], from: number): number {
  const first = starts.findIndex((start) => start.line >= from);
  if (first < 0) return lines.length;
  let after = first;
  for (let at = from; at < lines.length; at++) {
    while ((starts[after]?.line ?? Infinity) < at) after++;
    const line = lines[at] as Line;
    if (!isSchedule(line.text) || !(line.afterBlank || /^\P{Ll}+$/u.test(line.text))) continue;
    const next = starts[after]?.line === at ? starts[after + 1] : starts[after];
    if (after - first >= 2 && next && next.key < 2 && next.line - at <= MAX_LINES_TO_ITEM) return at;
  }
  return lines.length;
}

/** The most sections that an act may have omitted, or an excerpt left out, in one place: an act has only some hundreds. */
const MAX_SECTION_GAP = 999;
/** By how many numbers a section may be out of order. */
const MAX_STRAY = 5;

/** The chain, and headed sections missing from it that the print has put some places away from where they belong. */
function withStragglers(candidates: readonly SectionStart[], chain: readonly number[]): SectionStart[] {
  const taken = new Set(chain.map((i) => (candidates[i] as SectionStart).label));
  const chosen = new Set(chain);
  const out: SectionStart[] = [];
  let before = -1;
  for (const [i, start] of candidates.entries()) {
    if (chosen.has(i)) before = start.key;
    else if (before < 0 || start.weight < 2 || taken.has(start.label) || Math.abs(start.key - before) > MAX_STRAY) continue;
    taken.add(start.label);
    out.push(start);
  }
  return out;
}

interface Division {
  line: number;
  lastLine: number;
  rank: number;
  name: string;
}

function divisionAt(lines: readonly Line[], at: number): Division | null {
  const line = lines[at] as Line;
  const match = line.text.length > MAX_DIVISION ? null : DIVISION.exec(line.text);
  if (!match) return null;
  const [whole, word = '', number = ''] = match;
  const rest = line.text.slice(whole.length);
  if (!/^[\p{Lu}\p{Lo}]/u.test(word) || /^[\p{Ll}(,\]]/u.test(rest) || /[,;]$/.test(rest)) return null;
  const kind = word.toLowerCase();
  let title = rest;
  let lastLine = at;
  const next = lines[at + 1];
  if (!title && next && next.text.length < 120 && !SECTION.test(next.text) && !DIVISION.test(next.text)) {
    title = next.text;
    lastLine = at + 1;
    const more = lines[at + 2];
    if (more && !more.afterBlank && /^\P{Ll}+$/u.test(title) && /^\P{Ll}+$/u.test(more.text) && !SECTION.test(more.text)) {
      title = `${title} ${more.text}`;
      lastLine = at + 2;
    }
  }
  const name = `${word[0]?.toUpperCase() ?? ''}${word.slice(1).toLowerCase()} ${unitLabel(number)}`;
  return { line: at, lastLine, rank: RANK[kind] ?? 3, name: title ? `${name} — ${clean(title)}` : name };
}

/** "Schedule." at the head of a line is the end of a sentence. */
const ENDS_SENTENCE = /^Schedule\s?[.:]$/u;

const isSchedule = (line: string): boolean =>
  (SCHEDULE.test(line) && !ENDS_SENTENCE.test(line) && /^\P{Ll}*$|^[[\s]{0,4}(?:The )?(?:\p{Lu}\p{Ll}+ )?\p{Lu}/u.test(line)) ||
  SCHEDULE_HINDI.test(line);

/** A section of one sentence: what was taken for its heading is its text. */
function oneSentence(text: string, { heading, bodyStart }: Omit<Unit, 'end'>, textStart: number, end: number): Partial<Unit> {
  const empty = !/[\p{L}\p{N}]/u.test(text.slice(bodyStart, end));
  return empty && heading.length >= MIN_SENTENCE && SENTENCE.test(heading) ? { heading: '', bodyStart: textStart } : {};
}

/**
 * Sections of an act or of rules, with the parts and chapters around them; null when the text is not numbered that way.
 * A section number counts only in ascending order, so that numbered lists inside a section do not tear it apart.
 */
export function parseAct(text: string, unitName: string): Unit[] | null {
  const lines = withInnerStarts(text, splitLines(text));
  const quoted = quotedSections(lines);
  const starts = lines.flatMap((_, i) => (quoted.has(i) ? [] : (sectionStart(text, lines, i) ?? [])));
  const alone = onlySchedules(lines, starts);
  const from = alone >= 0 ? 0 : contentsEnd(lines, starts);
  const schedules = alone >= 0 ? alone : schedulesLine(lines, starts, from);
  const candidates = starts.filter((start) => start.line >= from && start.line < schedules);
  const found = withStragglers(candidates, numberingChain(candidates, MAX_SECTION_GAP));
  const { starts: chain, repeats } = withoutRepeats(text, lines, candidates, found);
  const strong = chain.filter((start) => start.weight > 1).length;
  const dotted = lines.filter((line) => DOTTED.test(line.text)).length;
  if (alone < 0 && (chain.length < 2 || strong * 2 < chain.length || dotted > chain.length)) return null;

  const sectionAt = new Map(chain.map((start) => [start.line, start]));
  const lastSection = chain.at(-1)?.line ?? -1;
  const units: Unit[] = [];
  let divisions: Division[] = [];
  let open: (Omit<Unit, 'end'> & { textStart?: number }) | null = null;
  const close = (end: number): void => {
    if (open && end > open.start) {
      const { textStart, ...unit } = open;
      const whole = { ...unit, ...(textStart !== undefined && oneSentence(text, unit, textStart, end)), end };
      for (const each of unit.kind === 'schedule' ? scheduleUnits(text, whole) : [whole]) units.push(each);
    }
    open = null;
  };
  const firstLine = lines[from];
  if (firstLine && !sectionAt.has(from))
    open = { kind: 'text', label: '', path: [], heading: '', start: firstLine.start, bodyStart: firstLine.start };
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (repeats.has(at)) {
      close(line.start);
      continue;
    }
    const section = sectionAt.get(at);
    const division = section || quoted.has(at) || open?.kind === 'schedule' ? null : divisionAt(lines, at);
    if (section) {
      close(line.start);
      const path = [...divisions.map((d) => d.name), `${unitName} ${section.label}`];
      open = {
        kind: 'section',
        label: section.label,
        path,
        heading: section.heading,
        start: line.start,
        bodyStart: section.bodyStart,
        textStart: section.textStart,
      };
    } else if (division) {
      close(line.start);
      divisions = [...divisions.filter((d) => d.rank < division.rank), division];
      at = division.lastLine;
      const after = lines[at + 1];
      if (after && !sectionAt.has(at + 1)) {
        open = { kind: 'text', label: '', path: divisions.map((d) => d.name), heading: '', start: after.start, bodyStart: after.start };
      }
    } else if (at > lastSection && isSchedule(line.text)) {
      close(line.start);
      const name = clean(line.text.replace(/[[\]]/g, ''));
      open = { kind: 'schedule', label: name, path: [name], heading: name, start: line.start, bodyStart: line.end };
    }
  }
  close(text.length);
  return units;
}
