import type { NoticeReading } from '../notice/notice-reading.js';
import { withModelValues } from '../notice/model-values.js';
import { readNotice } from '../notice/read-notice.js';
import { type NumberedParagraph, numberedParagraphs } from '../threads/numbered-paragraphs.js';

/** What is read of a paper in a thread. */
export const NOTICE_TASKS = {
  paragraphs: (text: string): NumberedParagraph[] => numberedParagraphs(text),
  notice: (text: string): NoticeReading => readNotice(text),
  modelNotice: ({ text, reading, answer }: { text: string; reading: NoticeReading; answer: string }): NoticeReading =>
    withModelValues(text, reading, answer),
};
