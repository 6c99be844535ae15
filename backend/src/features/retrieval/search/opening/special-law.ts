import { lazily, readData } from '../../encoding/languages/read-data.js';
import { isSaid, placesOfWords } from '../../encoding/languages/said-signs.js';
import type { TopicLaw } from '../../guide/topic.js';

interface Rule {
  general: TopicLaw;
  /** Words that tell the matter for which another act has a rule of its own. */
  signs: readonly string[];
  special: TopicLaw & { steps: readonly string[] };
}

const RULES = lazily(() => (readData('special-law.json') as { rules: Rule[] }).rules);

/**
 * The provisions of special acts that shut out a general one which a question cites: who asks whether section 5 of the Limitation Act excuses a late
 * challenge of an arbitral award is answered by the act on arbitration.
 */
export function specialLaw(question: string, cited: readonly { act: string | null; section: string }[]): readonly Rule['special'][] {
  const rules = RULES().filter(({ general }) => cited.some(({ act, section }) => act === general.act && section === general.section));
  if (rules.length === 0) return [];
  const places = placesOfWords(question);
  return rules.flatMap(({ signs, special }) => (signs.some((sign) => isSaid(sign, places)) ? [special] : []));
}
