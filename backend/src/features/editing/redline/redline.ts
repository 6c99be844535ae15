import { diffArrays, diffWordsWithSpace } from 'diff';

export type RedlineKind = 'equal' | 'inserted' | 'deleted';

export interface RedlineSegment {
  kind: RedlineKind;
  text: string;
}

/** Differences looked for before a stretch counts as written anew. Documents have far fewer; texts with nothing in common stop here. */
const MAX_LINE_EDITS = 1500;
const MAX_WORD_EDITS = 800;
/** All of a comparison; what is not aligned by then counts as written anew. */
const LIMIT_MS = 400;

/**
 * What has to be deleted from and inserted into `before` to get `after`, word by word. Lines are aligned first, whatever their numbers,
 * then the words within lines that changed, so that a changed clause never borrows words of another one, and one that moved up shows its
 * new number alone. The equal and deleted segments make up `before`, the equal and inserted ones `after`, exactly.
 */
export function redline(before: string, after: string): RedlineSegment[] {
  const deadline = performance.now() + LIMIT_MS;
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const lines = diffArrays(old.map(withoutNumber), fresh.map(withoutNumber), { maxEditLength: MAX_LINE_EDITS, timeout: LIMIT_MS });
  if (!lines) return joined([segment('deleted', before), segment('inserted', after)]);
  const segments: RedlineSegment[] = [];
  let [from, to, deleted, inserted] = [0, 0, '', ''];
  const flush = () => {
    for (const each of words(deleted, inserted, deadline - performance.now())) segments.push(each);
    deleted = inserted = '';
  };
  for (const { added, removed, value } of lines) {
    if (removed) deleted += old.slice(from, (from += value.length)).join('');
    else if (added) inserted += fresh.slice(to, (to += value.length)).join('');
    else {
      flush();
      for (let count = 0; count < value.length; count += 1) {
        const [left = '', right = ''] = [old[from], fresh[to]];
        for (const each of left === right ? [segment('equal', left)] : renumbered(left, right)) segments.push(each);
        from += 1;
        to += 1;
      }
    }
  }
  flush();
  return joined(segments);
}

/** The number or letter before a paragraph, which moves with those above it. */
const LABEL = /^(?:\d{1,3}\.(?:\d{1,3})?|\([a-z]{1,5}\)) /;
/** A line without the number before it. */
export const withoutNumber = (line: string): string => line.replace(LABEL, '');

/** Two lines that have the same words behind different numbers. */
const renumbered = (left: string, right: string): RedlineSegment[] => {
  const [gone, come] = [LABEL.exec(left)?.[0] ?? '', LABEL.exec(right)?.[0] ?? ''];
  return [segment('deleted', gone), segment('inserted', come), segment('equal', left.slice(gone.length))];
};

function words(deleted: string, inserted: string, timeout: number): RedlineSegment[] {
  const changes =
    deleted && inserted && timeout > 0 ? diffWordsWithSpace(deleted, inserted, { maxEditLength: MAX_WORD_EDITS, timeout }) : undefined;
  if (!changes) return [segment('deleted', deleted), segment('inserted', inserted)];
  return changes.map(({ value, added, removed }) => segment(added ? 'inserted' : removed ? 'deleted' : 'equal', value));
}

const segment = (kind: RedlineKind, text: string): RedlineSegment => ({ kind, text });

/** Each line with its line end, so that joining them gives the text back. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

function joined(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const result: RedlineSegment[] = [];
  for (const { kind, text } of segments) {
    if (text === '') continue;
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}
