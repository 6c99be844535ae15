import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import type { Finding } from '../checks/finding.js';
import type { TemplateForm } from '../../templates/engine/document-template.js';
import type { CheckOrder } from './check-tasks.js';

/** Checks of drafts beside the event loop. The threads are drafting's, which does all such work in the same few. */
export abstract class CheckThreads {
  /** @param template what the text was made from, where that is known */
  abstract check(order: Omit<CheckOrder, 'template'>, template: TemplateForm | undefined, turn: TextTurn): Promise<Finding[]>;
}
