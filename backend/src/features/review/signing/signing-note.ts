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

/** How much hangs on a note, in the order in which notes are shown: without it the document is void; it has a last day; anything else. */
export const NOTE_URGENCIES = ['void', 'deadline', 'other'] as const;
export type NoteUrgency = (typeof NOTE_URGENCIES)[number];

/** Something to do before, while or after a document is signed. It stands beside the draft, never in it. */
export interface SigningNote {
  topic: SigningTopic;
  urgency: NoteUrgency;
  text: string;
  /** Null where the form lacks what it would say. */
  textHindi: string | null;
}

/** A note, the document types that it is for, and, where not every form of them needs it, which do. */
export interface SigningRule {
  types: readonly string[];
  topic: SigningTopic;
  /** The document, or a gift in it, has no effect if this is not kept. */
  voids?: boolean;
  when?: (form: SignedForm) => boolean;
  /** Null where the form lacks what the note would say. */
  text: string | ((form: SignedForm) => string | null);
  /** The same in Hindi. */
  hindi: SigningRule['text'];
}
