import type { OwnPlainText } from './own-plain-text.js';

/** A topic that an administrator added to the guide to the law. */
export interface OwnTopic {
  id: string;
  name: string;
  /** Field of law; '' for none. */
  field: string;
  asks: { en: readonly string[]; hi: readonly string[]; hinglish: readonly string[] };
  /** Acts by title and year with their sections, the most relevant first. */
  law: readonly { act: string; section: string }[];
  /** Questions that follow. */
  next: readonly string[];
}

/** What administrators changed in the guide to the law. */
export interface OwnTopics {
  /** Increases with every change. */
  version: number;
  added: readonly OwnTopic[];
  /** Ids of the shipped topics that are switched off. */
  off: ReadonlySet<string>;
  /** By id of a topic; absent where none was changed. */
  plainTexts?: ReadonlyMap<string, OwnPlainText>;
}
