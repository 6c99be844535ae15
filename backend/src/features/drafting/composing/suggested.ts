import type { ModelEdits } from '../../editing/model/model-editor.js';
import type { SuggestionOutcome } from '../../editing/outcome.js';
import type { EditPart } from '../../editing/parts/edit-part.js';
import type { FollowedParts } from '../../editing/parts/followed-parts.js';

/** Who makes what no model does. */
export const EXTRACTIVE = 'extractive';

/** What suggestions would change, who says so, and what is to be told of that. */
export interface Suggested extends FollowedParts {
  byModel: readonly EditPart[];
  notice: string | null;
  draftedBy: string;
  promptVersion: string | null;
}

/** Who made some changes: the model, where one of them is its own. */
export const madeBy = (
  changes: readonly EditPart[],
  { byModel, draftedBy, promptVersion }: Pick<Suggested, 'byModel' | 'draftedBy' | 'promptVersion'>,
) => (changes.some((change) => byModel.includes(change)) ? { draftedBy, promptVersion } : { draftedBy: EXTRACTIVE, promptVersion: null });

/** Instructions of which a model does a part as asked, and offers another one; the first of them. */
export function mixedIn({ parts }: ModelEdits): string[] {
  const offered = new Set(parts.filter(({ asked }) => !asked).map(({ instruction }) => instruction));
  return [
    ...new Set(parts.flatMap(({ asked, instruction }) => (asked && instruction !== null && offered.has(instruction) ? [instruction] : []))),
  ].slice(0, MIXED_MAX);
}
const MIXED_MAX = 10;

/** What was not made of a change, and why. */
export const outcomeOf = ({ instruction, message }: EditPart, why: string): SuggestionOutcome => ({
  instruction: instruction ?? message,
  applied: false,
  message: `${why}: ${message}`,
});
/** On the way that shows nothing before it is kept. */
export const LEFT_OUT = 'Left out, since the suggestion does not ask for it';
export const WAITING = 'Not made yet, since something else has to be answered first';
export const ASKED_FIRST = 'Something has to be answered before the document is changed. Nothing was changed or charged.';

export const offeredNotice = (count: number): string =>
  `The language model offers better wording of what you wrote in ${count === 1 ? 'one place' : `${count} places`}; nothing of it is in the document until you accept it.`;
