import { createHash } from 'node:crypto';
import { fullPath, type PassagePayload } from '../library/passage-payload.js';

/** A numbered section with all of its text, wherever it was cut into passages. */
export interface WholeSection {
  /** SHA-256 of its text, hexadecimal. */
  hash: string;
  /** Number that a reader would cite. */
  unit: string;
  /** Words of its heading, or ''. */
  heading: string;
  /** From the outside in. */
  path: readonly string[];
  text: string;
  /** The first of its passages. */
  ordinal: number;
}

/** Shorter ones say nothing that anybody would ask about. */
const MIN_CHARACTERS = 60;

const keyOf = ({ unit, headingPath }: PassagePayload): string => `${unit}\n${headingPath.join('\n')}`;

/**
 * The numbered sections of an act or of rules, in order; none of other documents.
 * @param payloads of all passages of the document
 * @param text that their spans refer to
 */
export function wholeSections(payloads: readonly PassagePayload[], text: string): WholeSection[] {
  const sections: { first: PassagePayload; ordinal: number; end: number }[] = [];
  for (const [ordinal, payload] of payloads.entries()) {
    if (payload.kind !== 'section' || payload.unit === '' || !['act', 'rule'].includes(payload.documentType)) continue;
    const last = sections.at(-1);
    if (last && keyOf(last.first) === keyOf(payload)) last.end = Math.max(last.end, payload.end);
    else sections.push({ first: payload, ordinal, end: payload.end });
  }
  return sections.flatMap(({ first, ordinal, end }) => {
    const whole = text.slice(first.start, end);
    if (whole.length < MIN_CHARACTERS) return [];
    const { unit, heading } = first;
    return [
      { hash: sectionHash(whole), unit, heading, path: fullPath({ headingPath: first.headingPath, within: [] }), text: whole, ordinal },
    ];
  });
}

/** The key under which a section's questions are kept: a changed text is another section. */
export const sectionHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The questions of each passage: those of a section stand with the first of its passages. */
export function questionsOfPassages<Q>(
  payloads: readonly PassagePayload[],
  text: string,
  bySection: ReadonlyMap<string, readonly Q[]>,
): (readonly Q[])[] {
  const questions: (readonly Q[])[] = payloads.map(() => []);
  if (bySection.size > 0) for (const { hash, ordinal } of wholeSections(payloads, text)) questions[ordinal] = bySection.get(hash) ?? [];
  return questions;
}
