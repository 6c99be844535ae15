import { ORDINALS, plainNumber } from '../../../../core/text/law-names/plain-number.js';
import { looksLikeHeading, splitLines, type Line } from './lines.js';
import { numberingChain, numberKey } from './numbering.js';
import type { Unit } from './unit.js';

const NAME =
  /^\W*(?:the\s+)?(?:(\p{L}{1,40})\s+)?(schedule|annexure|appendix|annex)s?(?:\s*(?:[-–—.]\s*)?\(?([ivxlc]{1,6}|\d{1,3}|[a-z])\)?(?![\p{L}\p{N}]))?/iu;
const GROUP =
  /^\W?(part|order|list|division|chapter|form|table)\s*(?:[-–—.]\s*)?(?:no\.?\s*)?([ivxlc]{1,7}[a-z]?|\d{1,3}[a-z]?|[a-z])(?![\p{L}\p{N}])[\s.:–—-]*/iu;
const ITEM =
  /^[[“"'*\s]*(?:(?:article|item|rule|entry|serial no\.?|sl\. ?no\.?)\s*)?(\d{1,3}[A-Z]{0,2})(?:\s?[.)]\s*|\s{2,}|\t)(?=[[“"'(\p{L}])/iu;
const HEADING = /^([^\n]{2,200}?(?:\n(?!\n)[^\n]{1,200}?)?)[.।]\s?[—–-]{1,3}(?=\s?[[(“"'\p{Lu}\p{Lo}\p{N}])/u;
/** How many numbers may be missing between two items, and between two that have headings of their own. */
const MAX_GAP = { plain: 6, headed: 30 };
const MAX_NAME = 140;
const MAX_HEADING = 500;
/** Items are counted from the beginning, or on from the part before; a number further on is one of a text that is quoted. */
const MAX_FIRST = 3;

const capital = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1).toLowerCase();
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** 'Schedule', 'Schedule 2', 'Appendix A': one label for all ways of writing a schedule's name; '' where the text names none. */
export function scheduleLabel(name: string): string {
  const [, ordinal = '', word = '', number = ''] = NAME.exec(name) ?? [];
  if (!word) return '';
  const counted = number || (ORDINALS.includes(ordinal.toLowerCase()) ? ordinal : '');
  return counted ? `${capital(word)} ${plainNumber(counted)}` : capital(word);
}

interface Group {
  /** Where its heading begins. */
  start: number;
  name: string;
  /** 'Order 7' where the items are cited by it, or ''. */
  order: string;
  /** 'form 5' where the group is cited as a whole, whatever numbers it contains, or ''. */
  form: string;
  lines: Line[];
}

const isTitle = (line: string): boolean => looksLikeHeading(line) || (line.length < 80 && /^\p{Lu}[^.;:]*[^.;:,—–-]$/u.test(line));

function groupAt(lines: readonly Line[], at: number): (Pick<Group, 'name' | 'order' | 'form'> & { last: number }) | null {
  const line = lines[at] as Line;
  if (line.text.length > MAX_NAME) return null;
  const [whole = '', word = '', number = ''] = GROUP.exec(line.text) ?? [];
  const rest = line.text.slice(whole.length);
  if (!word || /^[\p{Ll}(,;]/u.test(rest) || !/^\W?\p{Lu}/u.test(line.text)) return null;
  const next = lines[at + 1];
  const titled = !rest && next !== undefined && next.text.length < MAX_NAME && isTitle(next.text) && !ITEM.test(next.text);
  const title = clean(rest || (titled ? next.text : ''));
  const name = `${capital(word)} ${number.toUpperCase()}`;
  const label = (kind: RegExp): string => (kind.test(word) ? `${word.toLowerCase()} ${plainNumber(number)}` : '');
  return {
    name: title ? `${name} — ${title}` : name,
    order: capital(label(/^order$/iu)),
    form: label(/^(?:form|table)$/iu),
    last: titled ? at + 1 : at,
  };
}

function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [{ start: 0, name: '', order: '', form: '', lines: [] }];
  for (let at = 0; at < lines.length; at++) {
    const group = groupAt(lines, at);
    if (group) {
      const { last, ...named } = group;
      groups.push({ ...named, start: (lines[at] as Line).start, lines: [] });
      at = last;
    } else groups.at(-1)?.lines.push(lines[at] as Line);
  }
  return groups;
}

/** A schedule by its parts or orders and their numbered items; the schedule as it is where it numbers nothing. */
export function scheduleUnits(text: string, schedule: Unit): Unit[] {
  const lines = splitLines(text.slice(schedule.bodyStart, schedule.end)).map((line) => ({
    ...line,
    start: line.start + schedule.bodyStart,
    end: line.end + schedule.bodyStart,
  }));
  const name = scheduleLabel(schedule.label) || schedule.label;
  const groups = groupsOf(lines);
  let counted = 0;
  return groups.flatMap((group, i) => {
    const end = groups[i + 1]?.start ?? schedule.end;
    const { units, last } = groupUnits(text, { ...schedule, label: name, end }, group, counted);
    if (!group.order && !group.form) counted = last;
    return units.map((unit, at) => ({ ...unit, end: units[at + 1]?.start ?? end })).filter((unit) => unit.end > unit.start);
  });
}

/**
 * What stands before the items of a group, and the items; their ends are the beginnings of the next.
 * @param schedule as far as the group reaches
 * @param counted number of the last item of the groups before; some schedules number their items through all of their parts
 */
function groupUnits(text: string, schedule: Unit, group: Group, counted: number): { units: Unit[]; last: number } {
  const { name, order, form, lines } = group;
  const path = name ? [...schedule.path, name] : schedule.path;
  const first = lines[0]?.start ?? schedule.end;
  const label = order || (form && `${schedule.label}, ${form}`) || schedule.label;
  const lead = name ? { ...schedule, label, path, heading: name, start: first, bodyStart: first } : schedule;
  if (form) return { units: [lead], last: counted };
  const chain = itemsOf(text, lines, schedule.end);
  const begins = chain[0]?.key ?? Infinity;
  const goesOn = !order && counted > 0 && begins > counted && begins - counted <= MAX_GAP.plain;
  if (!goesOn && (chain.length < 2 || begins > MAX_FIRST)) return { units: [lead], last: counted };
  const items = chain.map(({ start, textStart, label, head }) => ({
    ...schedule,
    label: order ? `${order}, rule ${label}` : `${schedule.label}, item ${label}`,
    path: [...path, `${order ? 'Rule' : 'Item'} ${label}`],
    heading: head ? clean(head[1] as string) : '',
    start,
    bodyStart: head ? textStart + head[0].length : textStart,
  }));
  return { units: [lead, ...items], last: Math.floor(chain.at(-1)?.key ?? counted) };
}

/** The numbered items among lines; the heading of one ends before the next. */
function itemsOf(text: string, lines: readonly Line[], end: number) {
  const numbered = lines.flatMap((line) => {
    const match = ITEM.exec(line.text);
    return match ? [{ start: line.start, textStart: line.start + match[0].length, label: (match[1] as string).toUpperCase() }] : [];
  });
  const candidates = numbered.map((item, at) => {
    const next = numbered[at + 1]?.start ?? end;
    const head = HEADING.exec(text.slice(item.textStart, Math.min(next, item.textStart + MAX_HEADING)));
    return { ...item, head, key: numberKey(item.label), weight: head ? 2 : 1 };
  });
  const headed = candidates.filter(({ head }) => head).length * 2 > candidates.length;
  const chain = numberingChain(candidates, headed ? MAX_GAP.headed : MAX_GAP.plain);
  return chain.map((at) => candidates[at] as (typeof candidates)[number]);
}
