import type { TopicRow } from './topics.entity.js';

/** A topic that every new index is tried with: one question, and the place that should answer it. */
export interface StoredGoldenQuestion {
  id: string;
  question: string;
  /** File name of the document that answers it. */
  document: string;
  /** Section, article or paragraph; null for any place in the document. */
  unit: string | null;
  createdAt: Date;
}

export function goldenQuestionOf({ id, name, places: [place], createdAt }: TopicRow): StoredGoldenQuestion {
  return { id, question: name, document: place?.document ?? '', unit: place?.section ?? null, createdAt };
}

export const rowOfGoldenQuestion = ({ id, question, document, unit, createdAt }: StoredGoldenQuestion): TopicRow => ({
  id,
  purpose: 'check',
  name: question,
  field: '',
  asks: { en: [question], hi: [], hinglish: [] },
  places: [{ document, section: unit }],
  next: [],
  enabled: true,
  createdAt,
});
