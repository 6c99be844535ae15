import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import type { Inspection, WrittenTemplate } from '../inspection/inspect-template.js';

/** Work on templates beside the event loop. The threads are drafting's, which does all such work in the same few. */
export abstract class TemplateThreads {
  /** A template as an administrator writes it, with its faults. */
  abstract inspect(template: WrittenTemplate, turn: TextTurn): Promise<Inspection>;
}
