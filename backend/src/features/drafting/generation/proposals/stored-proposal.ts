import { createHash } from 'node:crypto';
import { questionViews } from '../../../editing/suggestion.views.js';
import type { Proposed } from '../../composing/composed-draft.js';
import type { GenerationOrder } from '../generation-orders.js';
import type { StoredProposal } from './proposal-seal.js';

/** What the version that is kept of it says instead of suggestions. */
export const OFFERED = 'Better wording of what was typed in the form';

/** What is stored of a proposal, its changes with their ids. */
export const storedOf = ({ given, referenceFilename, matterId }: GenerationOrder, proposed: Proposed) => ({
  ...proposed,
  given,
  referenceFilename,
  matterId,
  changes: proposed.changes.map((change, index) => ({ ...change, id: String(index + 1) })),
  questions: questionViews(proposed.questions),
});

/** A proposal with what came of some of its answers; ids are never given twice. */
export function joinedProposal(stored: StoredProposal, answered: ReadonlySet<string>, proposed: Proposed): StoredProposal {
  const last = (list: readonly { id: string }[]) => list.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  const [changes, questions] = [last(stored.changes), last(stored.questions)];
  const isByModel = proposed.draftedBy !== stored.draftedBy && proposed.changes.length > 0 && proposed.promptVersion !== null;
  return {
    ...stored,
    ...(isByModel && { draftedBy: proposed.draftedBy, promptVersion: proposed.promptVersion }),
    notice: proposed.notice ?? stored.notice,
    changes: [...stored.changes, ...proposed.changes.map((change, index) => ({ ...change, id: String(changes + index + 1) }))],
    questions: [
      ...stored.questions.filter(({ id }) => !answered.has(id)),
      ...questionViews(proposed.questions).map((question, index) => ({ ...question, id: String(questions + index + 1) })),
    ],
    open: [...stored.open, ...proposed.open],
  };
}

/** One hash for the same changes in any order. */
export const hashOf = (chosen: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...chosen].sort()))
    .digest('hex');
