import type { SignedForm } from './signed-form.js';

/** What a note is about, in the order in which notes are shown. */
export const SIGNING_TOPICS = [
  'origin',
  'stamp',
  'registration',
  'attestation',
  'witnesses',
  'time-limit',
  'copies',
  'attachment',
] as const;
export type SigningTopic = (typeof SIGNING_TOPICS)[number];

/** Something to do before, while or after a document is signed. It stands beside the draft, never in it. */
export interface SigningNote {
  topic: SigningTopic;
  text: string;
}

/** A note, the document types that it is for, and, where not every form of them needs it, which do. */
export interface SigningRule {
  types: readonly string[];
  topic: SigningTopic;
  when?: (form: SignedForm) => boolean;
  /** Null where the form lacks what the note would say. */
  text: string | ((form: SignedForm) => string | null);
}
