import type { TemplateField } from '../../templates/form/template-schema.js';
import { rowsOf, writtenRows } from '../../templates/values/rows.js';
import { bareWords, citedIn, type Mask, valuesIn } from '../reading/masks.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { type DraftList, entriesOf, listsOf } from '../targets/draft-lists.js';
import { NEGATIONS, subjectsOf } from '../targets/subjects.js';
import { type Candidate, fieldCandidate, shortly } from './readings/candidate.js';

/** A list that an instruction may mean, with how much of what it says is true of it. */
export interface NamedList {
  list: DraftList;
  score: number;
  /** All that it says of the list is true of this one. */
  isWhole: boolean;
}

/** The lists that a few words may name, the likeliest first. */
export function namedLists(scene: DraftScene, words: string, masks: readonly Mask[]): NamedList[] {
  const lists = listsOf(scene);
  const places = citedIn(words, masks);
  const bare = bareWords(words);
  const exact = new Set(scene.names.named(bare.replace(/\b(?:list|table|in|of|to)\b/gi, ' ')));
  const wanted = [...new Set(subjectsOf(bare.replace(/\b(?:list|table|item|entry|row)s?\b/gi, ' ')))];
  const found = lists.map((list) => {
    const isAt =
      places.length > 0 &&
      places.some(
        (label) => scene.cited[list.under] === label || list.lines.some((at) => at >= 0 && (scene.cited[at] ?? '').startsWith(`${label}(`)),
      );
    const own = wanted.filter((subject) => list.subjects.has(subject));
    const score = scene.told(wanted, list.subjects) + (exact.has(list.field) ? 10 : 0) + (isAt ? 8 : 0);
    return { list, score, isWhole: exact.has(list.field) || isAt || (wanted.length > 0 && own.length === wanted.length) };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** Of several lists the one that is surely meant; null where it is not clear. */
export function surelyNamed(lists: readonly NamedList[]): DraftList | null {
  const whole = lists.filter(({ isWhole }) => isWhole);
  const [first, second] = whole;
  return first && (!second || first.score >= second.score + 5) ? first.list : null;
}

/**
 * A list with one more entry, written as those that it has; null where the words are no such entry.
 * @param isQuoted the words are given as they shall stand; otherwise "a geyser and a study table" are two
 */
export function withEntry(scene: DraftScene, { field }: Pick<DraftList, 'field'>, item: string, isQuoted = true): Candidate | null {
  const held = entriesOf(field, scene.form.values[field.name] ?? '');
  const bare = item
    .replace(/[.;।]$/, '')
    .replace(/\n+/g, ' ')
    .trim();
  const isCapital = !isQuoted || (held.length > 0 && held.every((entry) => /^[\p{Lu}\d]/u.test(entry)) && /^\p{Ll}/u.test(bare));
  const isOfActs = !isQuoted && held.every((entry) => entry.startsWith('To ')) && !/^to /i.test(bare);
  const asOthers = (entry: string): string => {
    const words = isOfActs ? `To ${entry}` : isCapital ? entry.replace(/^(?:the|an?) (?=\p{L})/iu, '') : entry;
    return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  };
  const row = field.format === 'rows' ? rowFrom(field, isQuoted ? item : item.replace(/^(?:the|an?) (?=\p{L})/iu, '')) : null;
  const fresh = row === null ? (isQuoted || isOfActs ? [bare] : bare.split(/ and (?=an? |the |\d)/i)).map(asOthers) : [row];
  if ((field.format === 'rows' && row === null) || fresh.includes('')) return null;
  const value = [scene.form.values[field.name] ?? '', ...fresh].filter((each) => each !== '').join('\n');
  const candidate = fieldCandidate(scene, field, value);
  return 'label' in candidate ? { ...candidate, label: `${field.label}: added "${shortly(fresh.join('; '))}"` } : null;
}

/** "The address of Rohan Mehta" of a table: one cell of a row whose name is said, in a column whose label is said; null for other words. */
export function setCell(scene: DraftScene, words: string, text: string): Candidate | null {
  if (text === '' || text.length > CELL_MAX) return null;
  const found = scene.form.template.fields.flatMap((field) => {
    if (field.format !== 'rows') return [];
    const rows = rowsOf(scene.form.values[field.name] ?? '');
    const saysName = (name: string) => name.length > 2 && ` ${words.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
    const whole = rows.filter(([name = '']) => saysName(name));
    const named = whole.length > 0 ? whole : rows.filter(([name = '']) => saysName(name.split(' ')[0] ?? ''));
    const [row] = named;
    if (!row || named.length > 1) return [];
    // "Rohan is 39 years old" says how old he is.
    const age = valuesIn(text).some(({ dimension }) => dimension === 'year') ? 'age' : '';
    const said = new Set(subjectsOf(`${words.toLowerCase().replace((row[0] ?? '').toLowerCase(), ' ')} ${age}`));
    // "12" of "12 Lodhi Road" is no address.
    const columns = (field.columns ?? []).flatMap(({ label, format }, at) =>
      at > 0 && subjectsOf(label).some((subject) => said.has(subject)) && (FIGURES.includes(format) || !/^\d{1,4}$/.test(text)) ? [at] : [],
    );
    return columns.map((at) => ({ field, rows, row, at }));
  });
  const [cell] = found;
  if (!cell || found.length > 1) return null;
  const { field, rows, row, at } = cell;
  const fresh = cleaned(field.columns?.[at]?.format, text);
  const changed = rows.map((each) =>
    each === row
      ? Array.from({ length: Math.max(each.length, at + 1) }, (_cell, index) => (index === at ? fresh : (each[index] ?? '')))
      : each,
  );
  const candidate = fieldCandidate(scene, field, writtenRows(changed));
  return 'label' in candidate
    ? { ...candidate, label: `${field.label}, ${row[0] ?? ''}: "${shortly(row[at] ?? '')}" → "${shortly(fresh)}"` }
    : null;
}
const FIGURES = ['money', 'number', 'percent'];
/** Longer texts are no cell. */
const CELL_MAX = 160;

/** A row from cells parted by commas; the last one has the rest. */
function rowFrom(field: TemplateField, item: string): string | null {
  const columns = field.columns ?? [];
  const cells = item.includes('|')
    ? item.split('|').map((cell) => cell.trim())
    : item
        .replace(/[.;।]$/, '')
        .split(/,\s/)
        .map((cell) => cell.trim());
  const needed = columns.findLastIndex(({ required }) => required) + 1;
  if (cells.length < Math.max(2, needed)) return null;
  const last = columns.length - 1;
  const row = [...cells.slice(0, last), cells.slice(last).join(', ')].map((cell, at) =>
    cleaned(
      columns[at]?.format,
      at === 0
        ? cell.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})/u, '')
        : cell.replace(/^(?:of|at|aged|residing at|resident of|r\/o) (?=[\p{Lu}\d])/u, ''),
    ),
  );
  return writtenRows([row]);
}

/** "Rs. 12,000" and "35 saal" as a cell of figures takes them. */
function cleaned(format: string | undefined, cell: string): string {
  const [value] = FIGURES.includes(format ?? '') ? valuesIn(cell) : [];
  return value && value.day === null ? String(value.amount) : cell.trim();
}

/**
 * What somebody says of an entry of a list may well be that it shall go: "Meena Rao is no partner any more". It is always asked.
 * @param words what the instruction is about, see `subjectsSaid`
 * @param least share of it that has to be said of an entry
 */
export function entriesSpokenOf(scene: DraftScene, words: readonly string[], least = SPOKEN_MIN): Candidate[] {
  const said = words.filter((word) => !NEGATIONS.has(word));
  const known = said.filter((subject) => scene.linesWith(subject) > 0);
  const all = scene.told(said, new Set(known), new Set(said), OF_ELSE);
  return listsOf(scene)
    .flatMap((list) => list.entries.map((entry) => ({ list, entry, score: scene.told(known, new Set(subjectsOf(entry)), list.subjects) })))
    .filter(({ entry, score }) => score >= all * least && all > 0 && subjectsOf(entry).some((subject) => known.includes(subject)))
    .sort((a, b) => b.score - a.score)
    .slice(0, SPOKEN_MAX)
    .flatMap(({ list, entry }) => withoutEntry(scene, list, entry) ?? []);
}
/** Share of what is said that has to be said of an entry, words that stand nowhere counting half. */
const SPOKEN_MIN = 0.45;
const OF_ELSE = 0.5;

const SPOKEN_MAX = 2;

/** A list without one of its entries; null where the form does not let it go. */
export function withoutEntry(scene: DraftScene, { field, entries }: Pick<DraftList, 'field' | 'entries'>, entry: string): Candidate | null {
  const candidate = fieldCandidate(scene, field, entries.filter((each) => each !== entry).join('\n'));
  return 'label' in candidate ? { ...candidate, label: `${field.label}: without "${shortly(entry)}"` } : null;
}
