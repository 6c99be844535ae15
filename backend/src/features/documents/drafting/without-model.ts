import { LanguageModelError } from '../../../ports/language-model/errors.js';
import { ModelBudgetError } from '../../model-usage/model-usage.errors.js';
import type { ModelDraft } from './model-draft.js';
import type { DraftStep } from './draft-step.js';

const ASSEMBLED = 'so the document is given as assembled from the clauses.';

/** Why the text of the model is not used, in words for the reader. */
interface Unused {
  unused: string;
}

/**
 * Says where a draft goes on without the model: when the model's draft was refused, when there is no budget left for it, and when
 * the document is longer than it may read.
 * @param needsModel whether suggestions are open that only a model can follow. Without budget the request is then refused: who
 *   waits gets what was asked for, who pays now does not. The same holds where there will be room again in a minute.
 * @throws ModelBudgetError, and what `drafting` throws
 */
export async function* withoutModel(
  drafting: AsyncGenerator<DraftStep, ModelDraft | { objections: string[] }>,
  { needsModel }: { needsModel: boolean },
): AsyncGenerator<DraftStep, ModelDraft | Unused> {
  try {
    const result = yield* drafting;
    return 'objections' in result
      ? { unused: `The language model's draft was not used, ${ASSEMBLED} ${result.objections.join(' ')}` }
      : result;
  } catch (error) {
    if (error instanceof ModelBudgetError && !needsModel && !error.isHeld)
      return { unused: `The language model was not used, ${ASSEMBLED} ${error.message}` };
    if (error instanceof LanguageModelError && error.reason === 'too-long')
      return { unused: `The document is too long for the language model, ${ASSEMBLED}` };
    throw error;
  }
}
