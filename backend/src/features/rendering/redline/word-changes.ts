import { diffArrays } from 'diff';
import type { Inline } from '../document-model.js';

export type WordChange = { change: 'same' | 'removed' | 'added'; inlines: Inline[] };

/** Beyond this many changed words a paragraph is shown as replaced. */
const MAX_EDITS = 800;
const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+(?:[’'.,/-][\p{L}\p{M}\p{N}]+)*|_+|[^\p{L}\p{M}\p{N}\s_]/gu;

/** The words removed and added between two texts. A word that only became bold or italic counts as changed. */
export function wordChanges(before: readonly Inline[], after: readonly Inline[]): WordChange[] {
  const [old, fresh] = [tokens(before), tokens(after)];
  const changes = diffArrays(old, fresh, { comparator: isSame, maxEditLength: MAX_EDITS });
  if (changes === undefined) return joined([step('removed', old), step('added', fresh)]);
  return joined(withoutIslands(changes.map(({ added, removed, value }) => step(added ? 'added' : removed ? 'removed' : 'same', value))));
}

const step = (change: WordChange['change'], inlines: readonly Inline[]): WordChange => ({ change, inlines: [...inlines] });

const tokens = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline) => (inline.text.match(TOKEN) ?? []).map((text) => ({ ...inline, text })));

const isSame = (a: Inline, b: Inline): boolean =>
  a.text === b.text && Boolean(a.bold) === Boolean(b.bold) && Boolean(a.italic) === Boolean(b.italic);

/** A lone space between two changed words is read more easily as part of one change. */
function withoutIslands(changes: readonly WordChange[]): WordChange[] {
  return changes.flatMap((one, index) => {
    const isIsland =
      one.change === 'same' && one.inlines.every(({ text }) => text.trim() === '') && index > 0 && index < changes.length - 1;
    return isIsland ? [step('removed', one.inlines), step('added', one.inlines)] : [one];
  });
}

/** Between two words that stayed: first everything removed, then everything added, each in as few runs as its styles allow. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  let [removed, added]: [Inline[], Inline[]] = [[], []];
  const settle = (): void => {
    if (removed.length > 0) result.push(step('removed', inFewRuns(removed)));
    if (added.length > 0) result.push(step('added', inFewRuns(added)));
    [removed, added] = [[], []];
  };
  for (const { change, inlines } of changes) {
    if (change === 'same') {
      settle();
      result.push(step('same', inFewRuns(inlines)));
    } else for (const inline of inlines) (change === 'removed' ? removed : added).push(inline);
  }
  settle();
  return result;
}

function inFewRuns(inlines: readonly Inline[]): Inline[] {
  const runs: Inline[] = [];
  for (const inline of inlines) {
    const last = runs.at(-1);
    if (last !== undefined && isSame({ ...last, text: '' }, { ...inline, text: '' })) last.text += inline.text;
    else runs.push({ ...inline });
  }
  return runs;
}
