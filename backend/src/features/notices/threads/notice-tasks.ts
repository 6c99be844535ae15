import { type DatedEvent, datedEvents } from '../events/dated-events.js';
import { paperFacts, type PaperFacts } from '../facts/paper-facts.js';
import type { NoticeReading } from '../reading/notice-reading.js';
import { withModelValues } from '../reading/model-values.js';
import { type KnownOfNotice, NOTICE_MAX, readNotice } from '../reading/read-notice.js';
import { type NumberedParagraph, numberedParagraphs } from '../reading/numbered-paragraphs.js';

/** What is read of a paper in a thread. */
export const NOTICE_TASKS = {
  paragraphs: (text: string): NumberedParagraph[] => numberedParagraphs(text),
  notice: ({ text, known }: { text: string; known: KnownOfNotice }): NoticeReading => readNotice(text, known),
  modelNotice: ({ text, reading, answer }: { text: string; reading: NoticeReading; answer: string }): NoticeReading =>
    withModelValues(text, reading, answer),
  events: (text: string): DatedEvent[] => datedEvents(text.slice(0, NOTICE_MAX), readNotice(text)),
  facts: (text: string): PaperFacts => paperFacts(text),
};
