import { MARK } from '../../values/marks.js';
import { conceptsOf } from '../meaning/concepts.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import type { CarriedOut, RevisionState } from './apply-field.js';

const SUBJECT = /^The ([A-Z][\w ]{2,30}?) shall (pay|bear) /;
const BORNE = /(shall be (?:borne|paid) by )(?:the Parties equally|the [A-Z]\w+(?: [A-Z]\w+)?|both Parties equally)/;
const SENTENCE_END = /(?<=\.) (?=\p{Lu})/u;

/**
 * "Make it clear that the seller pays the stamp duty": who pays what the document has another one pay.
 * @param party "equally" for both of them
 */
export function changeBearer(state: RevisionState, { party, topic }: { party: string; topic: string }): CarriedOut {
  const said = party.toLowerCase().replace(/^the /, '');
  const terms = [...state.content.matchAll(/\(the "([A-Z][\w ]{2,30})"/g)].map((match) => match[1] ?? '');
  const isShared = said === 'equally' && state.content.includes('together the "Parties"');
  const term = isShared ? 'Parties' : terms.find((each) => each.toLowerCase() === said);
  // "The registration costs" are the registration charges.
  const named = conceptsOf(topic);
  const telling = named.filter((concept) => concept !== 'cost' && concept !== 'fee');
  const wanted = telling.length > 0 ? telling : named;
  if (!term || wanted.length === 0) return null;
  const lines = parseNumbered(state.content);
  const places = lines.slice(0, bodyEndOf(state.content)).flatMap((line) =>
    line.mark === MARK.clause
      ? []
      : line.text.split(SENTENCE_END).flatMap((sentence) => {
          const held = conceptsOf(sentence);
          return (SUBJECT.test(sentence) || BORNE.test(sentence)) && wanted.every((word) => held.includes(word))
            ? [{ line, sentence }]
            : [];
        }),
  );
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  const fresh = BORNE.test(only.sentence)
    ? only.sentence.replace(BORNE, (_whole, before: string) => `${before}the ${term}${isShared ? ' equally' : ''}`)
    : only.sentence.replace(SUBJECT, (_whole, _who: string, verb: string) => `The ${term} shall ${verb} ${isShared ? 'equally ' : ''}`);
  if (fresh === only.sentence) return { refusal: 'The document says so already.' };
  const content = printNumbered(
    lines.map((line) => (line.id === only.line.id ? { ...line, text: line.text.replace(only.sentence, () => fresh) } : line)),
  );
  return { state: { ...state, content }, message: `${isShared ? 'The Parties pay in equal parts' : `The ${term} pays`}: ${topic}` };
}
