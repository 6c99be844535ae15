import type { AnswerRequest } from '../language-model.js';
import { selectPassages, type SelectedPassage } from './select-passages.js';

/** What a selection reads of a question. */
export type SelectionOrder = Pick<AnswerRequest, 'question' | 'sources' | 'related'>;

/** Pure, so that it runs in a thread as well as here. */
export const SELECTION_TASKS = {
  select: ({ question, sources, related }: SelectionOrder): SelectedPassage[] => selectPassages(question, sources, related),
};
