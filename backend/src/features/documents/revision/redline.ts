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
 * What has to be deleted from and inserted into `before` to get `after`, word by word. Lines are aligned first, then the words
 * within lines that changed, so that a changed clause never borrows words of another one. The equal and deleted segments
 * make up `before`, the equal and inserted ones `after`, exactly.
 */
export function redline(before: string, after: string): RedlineSegment[] {
  const deadline = performance.now() + LIMIT_MS;
  const lines = diffArrays(linesOf(before), linesOf(after), { maxEditLength: MAX_LINE_EDITS, timeout: LIMIT_MS });
  if (!lines) return joined([segment('deleted', before), segment('inserted', after)]);
  const segments: RedlineSegment[] = [];
  let deleted = '';
  let inserted = '';
  const flush = () => {
    for (const each of words(deleted, inserted, deadline - performance.now())) segments.push(each);
    deleted = inserted = '';
  };
  for (const change of lines) {
    const text = change.value.join('');
    if (change.removed) deleted += text;
    else if (change.added) inserted += text;
    else {
      flush();
      segments.push(segment('equal', text));
    }
  }
  flush();
  return joined(segments);
}

/** Lines that differ in their numbers only belong together; words are compared within lines that do, or that took each other's place. */
function words(deleted: string, inserted: string, timeout: number): RedlineSegment[] {
  if (!deleted || !inserted || timeout <= 0) return [segment('deleted', deleted), segment('inserted', inserted)];
  const [before, after] = [linesOf(deleted), linesOf(inserted)];
  const aligned = diffArrays(before, after, {
    comparator: (a, b) => withoutNumber(a) === withoutNumber(b),
    maxEditLength: MAX_LINE_EDITS,
    timeout,
  });
  if (!aligned || before.length + after.length < 3) return wordsWithin(deleted, inserted, timeout);
  const segments: RedlineSegment[] = [];
  let [from, to, gone, come] = [0, 0, '', ''];
  const flush = () => {
    for (const each of gone && come ? wordsWithin(gone, come, timeout) : [segment('deleted', gone), segment('inserted', come)])
      segments.push(each);
    gone = come = '';
  };
  for (const { added, removed, value } of aligned) {
    if (removed) gone += before.slice(from, (from += value.length)).join('');
    else if (added) come += after.slice(to, (to += value.length)).join('');
    else {
      flush();
      const pair = [before.slice(from, (from += value.length)).join(''), after.slice(to, (to += value.length)).join('')] as const;
      for (const each of wordsWithin(...pair, timeout)) segments.push(each);
    }
  }
  flush();
  return segments;
}

/** The number or letter before a paragraph, which moves with those above it. */
const withoutNumber = (line: string): string => line.replace(/^(?:\d{1,3}\.(?:\d{1,3})?|\([a-z]{1,5}\)) /, '');

function wordsWithin(deleted: string, inserted: string, timeout: number): RedlineSegment[] {
  const changes = diffWordsWithSpace(deleted, inserted, { maxEditLength: MAX_WORD_EDITS, timeout });
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
