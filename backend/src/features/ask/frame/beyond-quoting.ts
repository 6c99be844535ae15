import type { Consultation } from '../../retrieval/retrieval.service.js';
import { askedOfAct } from '../own-file/asks-of-whole.js';

const LATEST =
  /\b(?:latest|newest|most recent|recent|last)\b[^.?!]{0,40}\b(?:judge?ments?|rulings?|decisions?|verdicts?|case ?laws?|precedents?)\b/iu;

/**
 * What is said where a question asks for more than quotations: a summary of an act, all that it has, or the latest judgment. Null for any
 * other question.
 */
export function beyondQuoting({ law, missing }: Pick<Consultation, 'law' | 'missing'>, question: string, hindi: boolean): string | null {
  if (LATEST.test(question))
    return hindi
      ? 'पुस्तकालय में केवल वे निर्णय हैं जो उसमें जोड़े गए; सबसे नया निर्णय कौन-सा है, यह उससे नहीं बताया जा सकता।'
      : 'I cannot tell which judgment is the latest: the library holds only the judgments that were loaded into it.';
  const [act] = law.acts;
  if (!act || law.cited.length > 0 || missing.length > 0) return null;
  const asked = askedOfAct(law.acts.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, law.asked));
  if (asked === null) return null;
  if (hindi) return `Themis किसी अधिनियम का सारांश या पूरी सूची नहीं बनाता, उसके शब्द उद्धृत करता है; ${act.act} के सभी अध्याय और धाराएँ पुस्तकालय में देखें।`;
  const does = asked === 'contents' ? 'Themis does not summarise acts, it quotes them' : 'An answer does not list all that an act has';
  return `${does}: open the ${act.act} in the library for its chapters and sections, or ask what it says of one matter. What follows is only what is nearest to the question.`;
}
