import { plainDevanagari } from '../../encoding/languages/devanagari.js';
import { HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import { HINDI_STOP_WORDS } from '../../encoding/languages/hindi-stop-words.js';
import { statesIn } from '../../encoding/languages/places.js';
import type { WrittenName } from '../../encoding/law-names/written-names.js';

/** The name of a law that begins with that of a State. */
export interface StateLaw extends WrittenName {
  state: string;
}

const WORD = /[\p{L}\p{M}]+/gu;
const NAMES_LAW = /^(?:अधिनियम|कानून|एक्ट|adhiniyam|kanoon|kanun|qanoon)$/iu;
const JOINS = /^(?:और|एवं|तथा|aur|evam|tatha)$/iu;
/** Words of a name between that of the State and "कानून". */
const MOST_BETWEEN = 6;
const MOST_WORDS = 400;

/**
 * Laws of a State as a question in Hindi names them, in either script, where there are no capitals to go by: "केरल किराया नियंत्रण कानून".
 */
export function stateLaws(question: string): StateLaw[] {
  const words = [...question.matchAll(WORD)].slice(0, MOST_WORDS);
  const found: StateLaw[] = [];
  for (const [at, first] of words.entries()) {
    const [alone, two] = [first[0], `${first[0]} ${words[at + 1]?.[0] ?? ''}`];
    // "उत्तर प्रदेश" is a State, but neither word alone is.
    const [state] = statesIn(alone).length > 0 ? statesIn(alone) : statesIn(two);
    const begin = at + (statesIn(alone).length > 0 ? 1 : 2);
    if (state === undefined || (begin === at + 2 && statesIn(words[at + 1]?.[0] ?? '').length > 0)) continue;
    for (let next = begin; next < Math.min(words.length, begin + MOST_BETWEEN + 1); next++) {
      const word = plainDevanagari(words[next]?.[0] ?? '').toLowerCase();
      if (NAMES_LAW.test(word)) {
        const end = (words[next]?.index ?? 0) + (words[next]?.[0].length ?? 0);
        if (next > begin) found.push({ name: question.slice(first.index, end), start: first.index, end, state });
        break;
      }
      if (!JOINS.test(word) && (HINDI_STOP_WORDS.has(word) || HINGLISH_STOP_WORDS.has(word))) break;
    }
  }
  return found;
}
