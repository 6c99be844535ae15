import type { TextTurn } from '../../../core/concurrency/text-threads.js';
import type { DatedEvent } from '../events/dated-events.js';
import type { PaperFacts } from '../facts/paper-facts.js';
import type { KnownOfNotice } from '../reading/read-notice.js';
import type { NoticeReading } from '../reading/notice-reading.js';

/** Reading papers beside the event loop. The threads are drafting's, which does all such work in the same few. */
export abstract class NoticeThreads {
  abstract readNotice(text: string, known: KnownOfNotice, turn: TextTurn): Promise<NoticeReading>;

  /** A reading together with what a model found in the notice, as far as its words occur there. */
  abstract withModelValues(text: string, reading: NoticeReading, answer: string, turn: TextTurn): Promise<NoticeReading>;

  /** The dated events of a paper of any kind, as `datedEvents` reads them. */
  abstract readEvents(text: string, turn: TextTurn): Promise<DatedEvent[]>;

  /** What of a paper of any kind is compared with others, as `paperFacts` reads it. */
  abstract readFacts(text: string, turn: TextTurn): Promise<PaperFacts>;
}
