import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import type { AnswerOf, ArgumentOf } from '../../../core/workers/worker-protocol.js';
import type { TemplateForm } from '../../templates/engine/document-template.js';
import type { EDIT_TASKS, JudgingOrder } from './edit-tasks.js';

type Argument<K extends keyof typeof EDIT_TASKS> = ArgumentOf<typeof EDIT_TASKS, K>;
type Answer<K extends keyof typeof EDIT_TASKS> = Promise<AnswerOf<typeof EDIT_TASKS, K>>;

/** What a model's edits are read by beside the event loop. The threads are drafting's, which does all such work in the same few. */
export abstract class EditThreads {
  /** A draft as a model is shown it. */
  abstract lines(content: string, turn: TextTurn): Answer<'lines'>;

  /** What suggestions ask for, one after the other. */
  abstract instructions(suggestions: string, turn: TextTurn): Answer<'instructions'>;

  /** What of a model's edits follows suggestions, what is only offered, and what is refused. */
  abstract judge(template: TemplateForm, order: Omit<JudgingOrder, 'template'>, turn: TextTurn): Answer<'judge'>;

  /** The free texts of a form that stand in a draft made from it. */
  abstract freeTexts(order: Argument<'freeTexts'>, turn: TextTurn): Answer<'freeTexts'>;

  /** Better wording of free texts of the form, as a model writes it. */
  abstract judgeWording(order: Argument<'judgeWording'>, turn: TextTurn): Answer<'judgeWording'>;
}
