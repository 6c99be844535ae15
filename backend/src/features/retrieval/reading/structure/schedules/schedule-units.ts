import { splitLines, type Line } from '../lines.js';
import type { Unit } from '../unit.js';
import { type Group, groupsOf } from './groups.js';
import { hasArticles, wordFor } from './item-words.js';
import { type Item, itemsOf, MAX_GAP } from './items.js';
import { hasJoinedColumns } from './joined-columns.js';
import { isReadable, offenceRows } from './offence-table.js';
import { scheduleLabel, scheduleName } from './schedule-label.js';

/** Items are counted from the beginning, or on from the part before; a number further on is one of a text that is quoted. */
const MAX_FIRST = 3;

const WORD = /\p{L}{3}/u;
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Units of one group; its items are told apart from those of other groups only where their numbers come again. */
interface Found {
  group: Group;
  units: Unit[];
  items: readonly Unit[];
}

/** A schedule as its units are named by. */
interface Whole {
  unit: Unit;
  /** 'Schedule 2' */
  label: string;
  /** 'Second Schedule' */
  name: string;
  articles: boolean;
  joined: boolean;
}

/** A schedule by its parts or orders and their numbered items; the schedule as it is where it numbers nothing. */
export function scheduleUnits(text: string, schedule: Unit): Unit[] {
  const lines = splitLines(text.slice(schedule.bodyStart, schedule.end)).map((line) => ({
    ...line,
    start: line.start + schedule.bodyStart,
    end: line.end + schedule.bodyStart,
  }));
  const label = scheduleLabel(schedule.label) || schedule.label;
  const whole: Whole = {
    unit: { ...schedule, label },
    label,
    name: scheduleName(schedule.label),
    articles: hasArticles(text),
    joined: hasJoinedColumns(lines),
  };
  const rows = offenceRows(lines);
  if (rows.length > 0) return offenceUnits(text, whole, lines, rows);
  const groups = groupsOf(lines);
  let counted = 0;
  const found = groups.map((group, i): Found => {
    const end = groups[i + 1]?.start ?? schedule.end;
    const { units, items, last } = groupUnits(text, whole, { group, end, counted });
    if (group.kind !== 'order' && group.kind !== 'whole') counted = last;
    return { group, units: units.map((unit, at) => ({ ...unit, end: units[at + 1]?.start ?? end })), items };
  });
  return withParts(found).filter((unit) => unit.end > unit.start);
}

/** Entries of a list are labelled by it; items that bear the same number in two parts of a schedule by their parts. */
function withParts(found: readonly Found[]): Unit[] {
  const times = new Map<string, number>();
  for (const { items } of found) for (const { label } of items) times.set(label, (times.get(label) ?? 0) + 1);
  return found.flatMap(({ group, units, items }) => {
    if (group.kind !== 'list' && group.kind !== 'part') return units;
    const told = items.filter(({ label }) => group.kind === 'list' || (times.get(label) ?? 0) > 1).map(({ label }) => label);
    return told.length > 0 ? units.map((unit) => (told.includes(unit.label) ? inGroup(unit, group) : unit)) : units;
  });
}

/** 'Seventh Schedule, List II, entry 1' for 'Seventh Schedule, entry 1'. */
function inGroup(unit: Unit, { label, cited }: Group): Unit {
  const name = unit.path.at(-1) ?? '';
  const at = name.lastIndexOf(', ');
  const place = at < 0 ? name : `${name.slice(0, at)}, ${cited}${name.slice(at)}`;
  return { ...unit, label: unit.label.replace(', ', `, ${label}, `), path: [...unit.path.slice(0, -1), place] };
}

interface Place {
  group: Group;
  end: number;
  /** Number of the last item of the groups before; some schedules number their items through all of their parts. */
  counted: number;
}

/** What stands before the items of a group, and the items; their ends are the beginnings of the next. */
function groupUnits(text: string, whole: Whole, { group, end, counted }: Place): { units: Unit[]; items: Unit[]; last: number } {
  const { name, kind, lines } = group;
  const { unit } = whole;
  const path = name ? [...unit.path, name] : unit.path;
  const first = lines[0]?.start ?? end;
  const order = kind === 'order' ? group.label.replace(/^o/u, 'O') : '';
  const label = order || (kind === 'whole' ? `${whole.label}, ${group.label}` : whole.label);
  const lead = name ? { ...unit, label, path, heading: name, start: first, bodyStart: first } : unit;
  if (kind === 'whole') return { units: [lead], items: [], last: counted };
  const chain = itemsOf(text, lines, end);
  const begins = chain[0]?.key ?? Infinity;
  const goesOn = !order && counted > 0 && begins > counted && begins - counted <= MAX_GAP.plain;
  const alone = order !== '' && chain.length === 1 && begins <= 1;
  if (!goesOn && !alone && (chain.length < 2 || begins > MAX_FIRST)) return { units: [lead], items: [], last: counted };
  const cited = citation(whole, group, chain);
  // "5 ***" stands where words were left out: nobody cites it.
  if (order && !WORD.test(text.slice(first, chain[0]?.start))) lead.label = whole.label;
  const items = chain.map(({ start, textStart, label: number, head }) => ({
    ...unit,
    label: order ? `${order}, rule ${number}` : `${whole.label}, item ${number}`,
    path: [...path, cited(number)],
    heading: head ? clean(head[1] as string) : '',
    start,
    bodyStart: head ? textStart + head[0].length : textStart,
    ...(whole.joined && { joinedColumns: true as const }),
  }));
  return { units: [lead, ...items], items: order ? [] : items, last: Math.floor(chain.at(-1)?.key ?? counted) };
}

/** How the items of a group are cited: 'Order VIII Rule 1', 'Article 113', 'First Schedule, entry 5'. */
function citation(whole: Whole, { kind, cited }: Group, chain: readonly Item[]): (number: string) => string {
  if (kind === 'order') return (number) => `${cited} Rule ${number}`;
  const headed = chain.filter(({ head }) => head).length;
  const word = wordFor(
    chain.map((item) => item.word),
    headed,
    whole.articles,
  );
  return word === 'Article' ? (number) => `Article ${number}` : (number) => `${whole.name}, ${word} ${number}`;
}

/** A table of offences: what stands before it, and each section that it has rows for. */
function offenceUnits(text: string, whole: Whole, lines: readonly Line[], rows: ReturnType<typeof offenceRows>): Unit[] {
  const { unit, label, name } = whole;
  const last = rows.at(-1)?.start ?? unit.end;
  // "II.—Classification of offences against other laws" has no sections.
  const other = lines.find(({ start, text: line }) => start > last && /^\[?\s?(?:part\s+)?II\b\W/iu.test(line));
  const found = rows.map(({ start, section }, at): Unit => {
    const end = rows[at + 1]?.start ?? other?.start ?? unit.end;
    const path = [...unit.path, `${name}, entry for section ${section}`];
    const readable = isReadable(text.slice(start, end));
    return {
      ...unit,
      label: `${label}, section ${section}`,
      path,
      heading: '',
      start,
      bodyStart: start,
      end,
      ...(!readable && { joinedColumns: true }),
    };
  });
  const head = { ...unit, end: rows[0]?.start ?? unit.end };
  if (!other) return [head, ...found];
  const title = clean(other.text);
  return [
    head,
    ...found,
    { ...unit, label: `${label}, part 2`, path: [...unit.path, title], heading: title, start: other.start, bodyStart: other.end },
  ];
}
