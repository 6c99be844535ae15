import type { FormValues } from '../../templates/form/form-values.js';
import { ATTESTATION_RULES } from './rules/attestation.js';
import { COPIES_RULES } from './rules/copies.js';
import { REGISTRATION_RULES } from './rules/registration.js';
import { STAMP_RULES } from './rules/stamp.js';
import { TIME_LIMIT_RULES } from './rules/time-limits.js';
import { SignedForm } from './signed-form.js';
import { NOTE_URGENCIES, SIGNING_TOPICS, type SigningNote, type SigningRule } from './signing-note.js';
import type { NotesOrigin } from '../../templates/custom/template-origins.js';

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
 * @param origin the shipped template whose notes a copy has; the first of them then says so
 * @returns notes by what hangs on them, then by topic; none where nothing certain is known
 */
export function signingNotes(documentType: string, values: FormValues, origin: NotesOrigin | null = null): SigningNote[] {
  const type = origin?.documentType ?? documentType;
  const formOf = (): SignedForm => new SignedForm(type, values, origin?.missing);
  if (formOf().isForeign) return [];
  const notes = SIGNING_RULES.filter(({ types }) => types.includes(type)).flatMap((rule) => noteOf(rule, formOf()) ?? []);
  if (origin && notes.length > 0)
    notes.push({ topic: 'origin', urgency: 'other', text: inherited(origin), textHindi: inheritedHindi(origin) });
  const rank = ({ urgency, topic }: SigningNote): number =>
    (topic === 'origin' ? -1 : NOTE_URGENCIES.indexOf(urgency)) * SIGNING_TOPICS.length + SIGNING_TOPICS.indexOf(topic);
  return notes.sort((a, b) => rank(a) - rank(b));
}

function noteOf({ topic, voids = false, when, text, hindi }: SigningRule, form: SignedForm): SigningNote | null {
  if (!(when?.(form) ?? true)) return null;
  const tell = (told: SigningRule['text']): string | null => (typeof told === 'string' ? told : told(form));
  const said = tell(text);
  return said === null || form.isUncertain
    ? null
    : {
        topic,
        urgency: voids ? 'void' : topic === 'time-limit' ? 'deadline' : 'other',
        text: said,
        textHindi: tell(hindi),
      };
}

const inherited = ({ label }: NotesOrigin): string =>
  `This template was copied from “${label}”, and these are the notes for that document. Where its clauses were changed, check each note against them.`;

const inheritedHindi = ({ label }: NotesOrigin): string =>
  `यह टेम्पलेट “${label}” से बनाया गया है, और ये उसी दस्तावेज़ की टिप्पणियाँ हैं। जहाँ उसके खंड बदले गए हैं, वहाँ हर टिप्पणी मिलाकर देखें।`;
