import { diffArrays } from 'diff';
import { mapReferences, type NumberedLine, parseNumbered, printTidy, referencesIn } from './numbered-text.js';

const EDITS_MAX = 400;

/** A line's words without its own number and those that it refers to. */
const keyOf = ({ mark, text }: NumberedLine): string => mark + text.replace(/[\ue005\ue004]\d+\ue007/g, '§').trim();
const isWritten = ({ text }: NumberedLine): boolean => text.trim() !== '';

/**
 * Brings into a text that its owner edited what changed from `before` to `after`, whole paragraphs and clauses included, and numbers
 * it anew.
 * @returns null when a change has no place, or more than one, in the text
 */
export function mergeStructure(before: string, after: string, text: string): string | null {
  const [old, fresh] = [parseNumbered(before).filter(isWritten), parseNumbered(after).filter(isWritten)];
  let lines = parseNumbered(text);
  const changes = diffArrays(old.map(keyOf), fresh.map(keyOf), { maxEditLength: EDITS_MAX });
  if (!changes) return null;
  const freshIds = new Map(fresh.map((line) => [line.id, keyOf(line)]));
  let at = 0;
  let next = lines.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const added = new Map<number, number>();
  for (const { value, added: isAdded, removed: isRemoved } of changes) {
    if (isRemoved) {
      for (const key of value) {
        const index = onlyPlace(lines, key);
        if (index === null) return null;
        lines = lines.filter((_line, place) => place !== index && !(place === index + 1 && isBlank(lines[place])));
      }
      continue;
    }
    if (isAdded) {
      const anchor = at === 0 ? -1 : onlyPlace(lines, keyOf(fresh[at - 1] as NumberedLine));
      if (anchor === null) return null;
      const news = value.map((_key, offset): NumberedLine => {
        const line = fresh[at + offset] as NumberedLine;
        added.set(line.id, next);
        return { ...line, id: next++ };
      });
      lines = [
        ...lines.slice(0, anchor + 1),
        ...news.flatMap((line) => [{ id: next++, mark: '', text: '' }, line]),
        ...lines.slice(anchor + 1),
      ];
    }
    at += value.length;
  }
  const referred = new Set(added.values());
  const target = (id: number): number | undefined => added.get(id) ?? idOf(lines, freshIds.get(id));
  const result: NumberedLine[] = [];
  for (const line of lines) {
    const mapped = referred.has(line.id) ? mapReferences(line.text, target) : line.text;
    if (mapped === null) return null;
    result.push({ ...line, text: mapped });
  }
  const held = new Set(result.map(({ id }) => id));
  if (result.some(({ text: words }) => referencesIn(words).some((id) => !held.has(id)))) return null;
  return printTidy(result);
}

const isBlank = (line: NumberedLine | undefined): boolean => line !== undefined && line.mark === '' && line.text.trim() === '';

function onlyPlace(lines: readonly NumberedLine[], key: string): number | null {
  const places = lines.flatMap((line, index) => (keyOf(line) === key ? [index] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function idOf(lines: readonly NumberedLine[], key: string | undefined): number | undefined {
  const place = key === undefined ? null : onlyPlace(lines, key);
  return place === null ? undefined : lines[place]?.id;
}
