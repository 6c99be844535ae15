import type { FormValues } from '../template/form-values.js';
import { ATTESTATION_RULES } from './rules/attestation.js';
import { COPIES_RULES } from './rules/copies.js';
import { REGISTRATION_RULES } from './rules/registration.js';
import { STAMP_RULES } from './rules/stamp.js';
import { TIME_LIMIT_RULES } from './rules/time-limits.js';
import { SignedForm } from './signed-form.js';
import { SIGNING_TOPICS, type SigningNote, type SigningRule } from './signing-note.js';

export const SIGNING_RULES: readonly SigningRule[] = [
  ...STAMP_RULES,
  ...REGISTRATION_RULES,
  ...ATTESTATION_RULES,
  ...TIME_LIMIT_RULES,
  ...COPIES_RULES,
];

/**
 * What to do before, while and after a document is signed in India: stamp, registration, attestation, witnesses, time limits, copies,
 * what to attach. Rules about the type and the form only; an edited text is not read. A document under another law has no notes.
 * @param values as `checkedValues` gives them
 * @returns notes by topic; none where nothing certain is known
 */
export function signingNotes(documentType: string, values: FormValues): SigningNote[] {
  const form = new SignedForm(documentType, values);
  if (form.isForeign) return [];
  const notes = SIGNING_RULES.filter(({ types, when }) => types.includes(documentType) && (when?.(form) ?? true)).flatMap(
    ({ topic, text }) => {
      const said = typeof text === 'string' ? text : text(form);
      return said === null ? [] : [{ topic, text: said }];
    },
  );
  return notes.sort((a, b) => SIGNING_TOPICS.indexOf(a.topic) - SIGNING_TOPICS.indexOf(b.topic));
}
