import { splitLines } from './structure/lines.js';
import type { Unit } from './structure/unit.js';

/** Shorter texts may well be the same in two sections. */
const MIN_REPEATED = 80;
/** How far on the section may stand whose words another one has. */
const NEAR = 2;
const LONGEST_HEADING = 300;
/** Characters around a heading within which a print may repeat it. */
const AT_ONCE = 400;
const NO_LONGER = /repealed|omitted|निरसित|लोप/iu;
/** "the First Schedule", "Schedule II", "the Schedule": a schedule of the act itself, unless words after it say otherwise. */
const NAMES_SCHEDULE =
  /\b(?:the\s+(?:(First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)\s+)?Schedule|Schedule\s+[IVX]{1,4})\b(?!\s+(?:to|of)\s+(?!this\b))/gu;

const bodyOf = (text: string, { bodyStart, end }: Unit): string =>
  text
    .slice(bodyStart, end)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Sections that have the words of a section after them instead of their own, each with the number of that section. */
export function wordsOfOthers(text: string, units: readonly Unit[]): Map<Unit, string> {
  const sections = units.filter(({ kind }) => kind === 'section');
  const bodies = sections.map((unit) => bodyOf(text, unit));
  const found = new Map<Unit, string>();
  for (const [at, unit] of sections.entries()) {
    const body = bodies[at] ?? '';
    if (body.length < MIN_REPEATED) continue;
    const other = sections.slice(at + 1, at + 1 + NEAR).find((_, next) => bodies[at + 1 + next] === body);
    if (other) found.set(unit, other.label);
  }
  return found;
}

/** Numbers whose heading stands at the head of a second section further on; a print that repeats it at once gives it one section. */
export function numbersTwice(text: string, units: readonly Unit[]): string[] {
  const sections = units.filter(({ kind, heading }) => kind === 'section' && heading !== '');
  const byHead = new Map(sections.map((unit) => [plain(`${unit.label} ${unit.heading}`), unit]));
  const from = sections[0]?.start ?? text.length;
  const twice = new Set<string>();
  for (const { start, text: line } of splitLines(text.slice(from))) {
    const unit = line.length <= LONGEST_HEADING ? byHead.get(plain(line)) : undefined;
    if (unit && (from + start < unit.start - AT_ONCE || from + start > unit.bodyStart + AT_ONCE)) twice.add(unit.label);
  }
  return [...twice];
}

const plain = (line: string): string =>
  line
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Sections that have a heading and no words, and are not said to be omitted or repealed. */
export const withoutWords = (text: string, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => unit.kind === 'section' && !/\p{L}/u.test(bodyOf(text, unit)) && !NO_LONGER.test(unit.heading));

/** Schedules that the sections of a text name as the act's own, where it has no schedule at all; [] where it has one. */
export function lackingSchedules(text: string, units: readonly Unit[]): string[] {
  if (units.some(({ kind }) => kind === 'schedule')) return [];
  const named = new Set<string>();
  for (const { kind, bodyStart, end } of units)
    if (kind === 'section')
      for (const [words] of text.slice(bodyStart, end).matchAll(NAMES_SCHEDULE)) named.add(words.replace(/\s+/gu, ' '));
  return [...named];
}
