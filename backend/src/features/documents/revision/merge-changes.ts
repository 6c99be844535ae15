import { diffArrays } from 'diff';

const MAX_EDITS = 2000;
const LABEL = /^(\s*\**(?:\d{1,3}(?:\.\d{1,3}){0,3}\.?|\([a-z]{1,5}\))\s+)/;
const withoutLabel = (line: string): string => line.replace(LABEL, '').trim();
/** Shorter phrases are in too many places to be the one that was meant. */
const PHRASE_MIN = 4;

/**
 * Brings into `text` what changed from `before` to `after`, a paragraph at a time; everything else of `text` stays, the edits of
 * its owner included. Clause numbers are left as `text` has them.
 * @returns null when a change finds no place, or adds or removes whole clauses
 */
export function mergeChanges(before: string, after: string, text: string): string | null {
  if (text.trim() === before.trim()) return after;
  const changes = diffArrays(before.split('\n'), after.split('\n'), { maxEditLength: MAX_EDITS });
  if (!changes) return null;
  let merged = text;
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index];
    if (!change?.added && !change?.removed) continue;
    const next = changes[index + 1];
    const removed = change.removed ? change.value : [];
    const added = change.removed ? (next?.added ? next.value : []) : change.value;
    if (change.removed && next?.added) index += 1;
    const done = replaceLines(merged, removed.filter(isWritten), added.filter(isWritten));
    if (done === null) return null;
    merged = done;
  }
  return merged;
}

const isWritten = (line: string): boolean => line.trim() !== '';

function replaceLines(text: string, removed: readonly string[], added: readonly string[]): string | null {
  if (removed.length !== added.length) return null;
  let result = text;
  for (const [index, old] of removed.entries()) {
    const fresh = added[index] ?? '';
    const replaced = replaceLine(result, old, fresh) ?? replacePhrase(result, old, fresh);
    if (replaced === null) return null;
    result = replaced;
  }
  return result;
}

/** The one line with these words gets the new ones, under the label that it has. */
function replaceLine(text: string, old: string, fresh: string): string | null {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (withoutLabel(line) === withoutLabel(old) ? [index] : []));
  if (places.length === 0) return null;
  for (const place of places) lines[place] = `${LABEL.exec(lines[place] ?? '')?.[1] ?? ''}${withoutLabel(fresh)}`;
  return lines.join('\n');
}

/** In a line that its owner edited, only the words that differ are exchanged, if they stand in one place only. */
function replacePhrase(text: string, old: string, fresh: string): string | null {
  const [from, to] = differing(withoutLabel(old), withoutLabel(fresh));
  const at = text.indexOf(from);
  if (from.length < PHRASE_MIN || at < 0 || text.includes(from, at + 1)) return null;
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/** What is left of two lines without the whole words that they share at both ends. */
function differing(old: string, fresh: string): [string, string] {
  const [a, b] = [old.split(' '), fresh.split(' ')];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return [a.slice(head, a.length - tail).join(' '), b.slice(head, b.length - tail).join(' ')];
}
