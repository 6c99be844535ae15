import { findingAt, type Finding } from '../finding.js';
import type { TextLine } from '../text-lines.js';

const TYPES = ['employment_agreement', 'appointment_letter', 'consultancy_agreement'];
const FORBIDS = /\b(?:shall|will|must|may) not\b|\bagrees? not to\b|\bundertakes? not to\b|\brefrain from\b/iu;
const COMPETES =
  /\bcompet(?:e|es|ing|itors?|itive)\b|\b(?:join|work for|be employed by)\b[^.;]{0,60}\b(?:competitor|rival|similar business|same business)\b/iu;
const AFTERWARDS =
  /\b(?:after|following|upon|from)\b[^.;]{0,60}\b(?:end|ends|ended|termination|expiry|cessation|resignation|leaving|leaves)\b|\bjoin\b[^.;]{0,60}\bfor (?:a (?:further )?period of )?(?:\d{1,2}|one|two|three|six|twelve)\b[^.;]{0,20}\b(?:years?|months?)\b/iu;
/** What is kept from clients or employees, or restrains nobody. */
const OTHERWISE = /\bsolicit|\bnothing in this\b/iu;

/** A promise not to compete after the work has ended. */
export function* findRestraint(documentType: string, lines: readonly TextLine[]): Generator<Finding> {
  if (!TYPES.includes(documentType)) return;
  for (const line of lines) {
    const match = COMPETES.exec(line.text);
    if (!match || !FORBIDS.test(line.text) || !AFTERWARDS.test(line.text) || OTHERWISE.test(line.text)) continue;
    yield findingAt(
      'legal-bound',
      'This keeps somebody from competing after the work has ended. An agreement that restrains a person from a lawful profession, trade or business is void to that extent (section 27 of the Indian Contract Act, 1872).',
      line,
      match.index,
      match[0].length,
    );
  }
}
