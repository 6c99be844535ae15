import { conceptsOf } from '../meaning/concepts.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import type { CarriedOut, RevisionState } from './apply-field.js';

const CONSENT =
  /,? (?:in whole or in part, )?without (?:the )?[\w'’ ]{2,40}?(?:prior )?(?:written )?(?:consent|permission)(?: of [\w' ]{2,30})?(?=[.;,])/;
const FORBIDS = /\b(?:shall|may) not\b|\bNeither\b|\bmake no\b/;

/** "No subletting even with consent": what the draft forbids without a consent it then forbids altogether. */
export function makeAbsolute(state: RevisionState, act: string): CarriedOut {
  const wanted = conceptsOf(
    act.replace(/\b(?:even|consent|permission|approval|landlord|licensor|owner|whatsoever|circumstances|case|ever)\b/gi, ' '),
  );
  const lines = parseNumbered(state.content);
  const places = lines
    .slice(0, bodyEndOf(state.content))
    .filter(({ text }) => CONSENT.test(text) && FORBIDS.test(text) && wanted.some((each) => conceptsOf(text).includes(each)));
  const [only] = places;
  if (wanted.length === 0 || places.length !== 1 || !only) return null;
  const text = only.text.replace(CONSENT, '');
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: 'Forbidden without exception' };
}
