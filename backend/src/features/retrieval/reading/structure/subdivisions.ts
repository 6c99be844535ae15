import { splitLines, type Line } from './lines.js';
import { finishesList } from './list-tails.js';
import { readings, type ListStyle, type Reading } from './list-labels.js';

export type StepKind = 'item' | 'proviso' | 'explanation' | 'illustration' | 'exception' | 'amendment';

/** One level of the path into a unit: '(2)', '(a)', a proviso. */
export interface Step {
  kind: StepKind;
  /** What stands in the brackets, or after the word ('II' of "Explanation II"); '' where nothing does. */
  label: string;
  style: ListStyle | null;
  /** Its position among its kind in the same place, from 1; 0 for items, which have labels. */
  ordinal: number;
}

/** A run of text up to the next one; `steps` lead from the unit to the innermost part that it belongs to. */
export interface Subdivision {
  start: number;
  steps: readonly Step[];
}

const OPENING = String.raw`^[\[“"'‘*\s]*`;
const LABELS = new RegExp(
  String.raw`${OPENING}((?:\([^\S\n]?(?:[\d०-९]{1,3}[A-Za-z]{0,2}|[A-Za-z]{1,4}|[ivxlc]{5,7}|[क-ह])[^\S\n]?\)\s*)+)(?=\S|$)`,
  'u',
);
const WORD = new RegExp(
  String.raw`${OPENING}(?:(Provided|PROVIDED|परन्तु|परंतु)(?![\p{L}\p{M}])|(Explanation|EXPLANATION|Exception|EXCEPTION|Illustration|ILLUSTRATION|स्पष्टीकरण|दृष्टांत)[sS]?(?:\s*\(?([IVX]{1,4}|[ivx]{1,4}|\d{1,2}|[A-Z])\)?)?(?=\s*(?:[.:—–-]|$)))`,
  'u',
);
const AMENDMENTS = /^\W*state amendments?\W*$/iu;
const KINDS: Readonly<Record<string, StepKind>> = {
  explanation: 'explanation',
  स्पष्टीकरण: 'explanation',
  exception: 'exception',
  illustration: 'illustration',
  दृष्टांत: 'illustration',
};
/** A wrapped line may begin with "(1) of section 5"; a part begins after a blank line or where a sentence ended. */
const ENDED = /(?:[.;:,।॥—–-]|\b(?:and|or)|^\W*(?:Illustrations?|Explanations?|Exceptions?)\W*)$/iu;
const CLOSING_MARKS = /(?<!["”’\])])["”’\])]+$/u;
/** Items that may be missing between two of one list: omitted by amendment, or lost in the print. */
const MAX_OMITTED = 4;
/** "(zk) “promoter” means …": what follows in its paragraph is its own. */
const DEFINITION = /^[\W\d]*\(\w{1,5}\)[\s\d[^*]*["“'‘]/u;
const LABEL = 24;
/** How far into a proviso its own words may say what it belongs to. */
const TELLING_WORDS = 400;

interface Mark {
  start: number;
  kind: StepKind;
  label: string;
  /** For a proviso or explanation: "this clause", "this sub-section". */
  belongsTo: 'clause' | 'subsection' | 'section' | null;
}

/** Words after a list that belong to what the list is part of. */
interface Flush {
  start: number;
  kind: 'flush';
  /** They are a paragraph of their own. */
  apart: boolean;
}

interface Level {
  step: Step;
  key: number;
}

/** Whether a line ends where the next one may begin a part; quotation marks and brackets after that make no difference. */
function hasEnded(line: string): boolean {
  const closing = CLOSING_MARKS.exec(line)?.[0] ?? '';
  return closing.includes(']') || ENDED.test(line.slice(0, line.length - closing.length));
}

function quotationsOf(line: string): number {
  return (line.match(/["“”]/gu) ?? []).length;
}

/** Lines inside a quotation that begins with a line and ends later: another text's numbering is not this one's. */
function quotedLines(lines: readonly Line[]): Set<Line> {
  const quoted = new Set<Line>();
  const odd = lines.flatMap((line, at) => (quotationsOf(line.text) % 2 === 1 ? [at] : []));
  for (let i = 0; i + 1 < odd.length; i++) {
    const [first, last] = [odd[i] as number, odd[i + 1] as number];
    if (!/^["“]/u.test(lines[first]?.text ?? '')) continue;
    for (const inside of lines.slice(first, last + 1)) quoted.add(inside);
    i += 1;
  }
  return quoted;
}

function belongsTo(text: string): Mark['belongsTo'] {
  const word = /\b(?:in|of|under|to|by) (?:this|the said|such) (clause|sub-?section|sub-?rule|section|rule)\b/iu.exec(text)?.[1];
  if (!word) return null;
  if (/^clause/iu.test(word)) return 'clause';
  return /^sub/iu.test(word) ? 'subsection' : 'section';
}

/** The labels of one line, or null where it only continues. */
function marksOf(text: string, line: Line, from: number): Mark[] {
  const own = text.slice(from, line.end);
  const word = WORD.exec(own);
  if (word) {
    const kind = KINDS[(word[2] ?? '').toLowerCase()] ?? 'proviso';
    return [{ start: from, kind, label: word[3] ?? '', belongsTo: belongsTo(text.slice(from, from + TELLING_WORDS)) }];
  }
  const labels = LABELS.exec(own);
  if (!labels) return [];
  const offset = from + (labels[0].length - (labels[1] as string).length);
  return [...(labels[1] as string).matchAll(/\(([^()]+)\)/gu)].map((match, i) => ({
    start: i === 0 ? from : offset + match.index,
    kind: 'item' as const,
    label: (match[1] as string).trim(),
    belongsTo: null,
  }));
}

function findMarks(text: string, start: number, end: number): (Mark | Flush)[] {
  const lines = splitLines(text.slice(start, end)).map((line) => ({ ...line, start: line.start + start, end: line.end + start }));
  const quoted = quotedLines(lines);
  const marks: (Mark | Flush)[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (AMENDMENTS.test(line.text)) return [...marks, { start: line.start, kind: 'amendment', label: '', belongsTo: null }];
    if (quoted.has(line) || (before && !line.afterBlank && !hasEnded(before.text))) continue;
    const found = marksOf(text, line, line.start);
    for (const mark of found) marks.push(mark);
    if (found.length > 0 || !finishesList(lines, at)) continue;
    const item = marks.at(-1)?.start ?? 0;
    if (line.afterBlank || !DEFINITION.test(text.slice(item, item + LABEL)))
      marks.push({ start: line.start, kind: 'flush', apart: line.afterBlank });
  }
  return marks;
}

/** How deep lists inside lists are distinguished; anything nested deeper, or that only looks so, is text. */
const MAX_DEPTH = 12;
/** Items after a proviso among which the next of the list around it is looked for. */
const MAX_LATER = 200;

const follows = (reading: Reading, level: Level, omitted: number): boolean =>
  reading.style === level.step.style && reading.key > level.key && reading.key <= Math.floor(level.key) + 1 + omitted;

/** Whether the label may begin a list: (1), (a), (i); a list may have lost its first item. */
const begins = ({ key }: Reading): boolean => key === 1;

/** Follows the lists of one unit, open ones innermost last. */
class Levels {
  private open: Level[] = [];
  /** The innermost list has ended in words of what it is part of; its next item may still come. */
  private flushed = false;
  /** The last item of each style that was closed, and where: a list may continue under another heading, as (A)(a)–(c), (B)(d)–(q). */
  private readonly closed = new Map<ListStyle | null, { level: Level; around: readonly Level[] }>();
  private readonly counts = new Map<string, number>();

  get steps(): Step[] {
    return this.open.slice(0, this.flushed ? -1 : undefined).map(({ step }) => step);
  }

  /** Takes a label as the next item of an open list or the first of a new one; false where it is neither. */
  item(label: string, next: string | null): boolean {
    const all = readings(label);
    // "(i)" after "(h)" continues the letters, but begins Roman numerals where "(ii)" comes next.
    const roman = all.find((reading) => /roman/iu.test(reading.style) && begins(reading));
    if (roman && next && readings(next).some((reading) => reading.style === roman.style && reading.key === 2) && !this.awaits(roman))
      return this.push(label, roman);
    for (const omitted of [0, MAX_OMITTED]) {
      for (let depth = this.open.length - 1; depth >= 0; depth--) {
        const level = this.open[depth] as Level;
        const reading = level.step.kind === 'item' && all.find((each) => follows(each, level, omitted));
        if (!reading) continue;
        this.close(depth);
        return this.push(label, reading);
      }
      const first = omitted === 0 && [...all].reverse().find(begins);
      if (first) return this.push(label, first);
    }
    const continued = all.find(({ style, key }) => {
      const last = this.closed.get(style);
      return last !== undefined && follows({ style, key }, last.level, 0) && !this.open.some(({ step }) => step.style === style);
    });
    if (continued === undefined) return false;
    this.leaveSpecial(this.closed.get(continued.style)?.around ?? []);
    return this.push(label, continued);
  }

  /** A list that goes on after an explanation or a proviso with items of its own does so outside of it. */
  private leaveSpecial(around: readonly Level[]): void {
    const special = this.open.findIndex((level) => level.step.kind !== 'item' && !around.includes(level));
    if (special >= 0 && around.every((level, depth) => this.open[depth] === level)) this.close(around.length);
  }

  private close(depth: number): void {
    for (const [at, level] of this.open.entries())
      if (at >= depth && level.step.kind === 'item') this.closed.set(level.step.style, { level, around: this.open.slice(0, at) });
    this.open.length = depth;
    this.flushed = false;
  }

  /** Whether the innermost list has this reading as its next item. */
  private awaits(reading: Reading): boolean {
    const level = this.open.at(-1);
    return level !== undefined && follows(reading, level, 0);
  }

  private push(label: string, { style, key }: Reading): boolean {
    if (this.flushed) this.close(this.open.length - 1);
    if (this.open.length >= MAX_DEPTH) return false;
    this.open.push({ step: { kind: 'item', label, style, ordinal: 0 }, key });
    return true;
  }

  /** A proviso or explanation of the innermost part (`inside`) or of what the numbers mark off. */
  special({ kind, label, belongsTo: owner }: Mark, later: readonly string[]): void {
    const next = later[0] ?? null;
    const last = this.open.findLastIndex(({ step }) => step.kind === 'item');
    const numbered = this.open.findIndex(({ step }) => step.style === 'number');
    const goesOn = next !== null && last >= 0 && readings(next).some((reading) => follows(reading, this.open[last] as Level, 0));
    const inner = this.open.findIndex(({ step }) => step.kind !== 'item');
    const clause = owner === 'clause' || (owner === null && goesOn && this.open[last]?.step.style !== 'number');
    const number = this.open[numbered];
    const counted = number !== undefined && later.some((each) => readings(each).some((reading) => follows(reading, number, 0)));
    const whole = !counted && (kind === 'illustration' || (kind === 'explanation' && owner === 'section'));
    const depth = clause ? last + 1 : numbered === 0 && !whole ? 1 : 0;
    this.close(inner >= 0 && !clause ? Math.min(depth, inner) : depth);
    const place = JSON.stringify([this.steps, kind]);
    const ordinal = (this.counts.get(place) ?? 0) + 1;
    this.counts.set(place, ordinal);
    this.open.push({ step: { kind, label, style: null, ordinal }, key: 0 });
  }

  /**
   * Words after a list that belong to what the list is part of.
   * @param apart whether they are a paragraph of their own; otherwise they may be an item's, unless the list has ended
   * @param next label of the next item
   */
  flush(apart: boolean, next: string | null): boolean {
    const level = this.open.at(-1);
    if (level?.step.kind !== 'item') return false;
    const goesOn = next !== null && readings(next).some((reading) => this.awaits(reading));
    if (!apart && (goesOn || level.step.style === 'number')) return false;
    this.flushed = true;
    return true;
  }
}

/**
 * The sub-sections, clauses, provisos, explanations and so on of a unit, as runs that cover [start, end) without gaps. A label
 * counts only where it continues or begins a list, and not inside a quotation, so that labels ascend in every list.
 */
export function subdivide(text: string, start: number, end: number): Subdivision[] {
  const marks = findMarks(text, start, end);
  const levels = new Levels();
  const out: Subdivision[] = [];
  const add = (at: number): void => {
    if (out.at(-1)?.start === at) out.pop();
    out.push({ start: at, steps: levels.steps });
  };
  const labels = marks.flatMap((mark) => (mark.kind === 'item' ? [mark.label] : []));
  let items = 0;
  for (const mark of marks) {
    if (mark.kind === 'flush') {
      if (levels.flush(mark.apart, labels[items] ?? null)) add(mark.start);
    } else if (mark.kind === 'item') {
      items += 1;
      if (levels.item(mark.label, labels[items] ?? null)) add(mark.start);
    } else if (mark.kind === 'amendment') {
      out.push({ start: mark.start, steps: [{ kind: 'amendment', label: '', style: null, ordinal: 1 }] });
    } else {
      levels.special(mark, labels.slice(items, items + MAX_LATER));
      add(mark.start);
    }
  }
  return out[0] && !/\p{L}/u.test(text.slice(start, out[0].start)) ? out : [{ start, steps: [] }, ...out];
}
