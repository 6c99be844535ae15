import { dayInWords } from '../../../core/validation/calendar-day.js';
import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { beyondQuoting } from './beyond-quoting.js';
import { lawNotFound } from './not-found.js';

const MOST_WORDS_OF_ITEM = 20;

/**
 * What is said before law is quoted in place of what was asked: acts that were replaced, provisions and judgments cited beside it that the
 * library does not hold, States whose law it does not hold, and questions of a list that are not answered. In the question's language;
 * null for nothing.
 */
export function lawNotQuoted(consulted: Consultation | null, question: string): string | null {
  if (!consulted) return null;
  const { law, day, relevance } = consulted;
  const statesWithoutLaw = relevance.sufficient ? consulted.statesWithoutLaw : [];
  const hindi = asksInHindi(question);
  const replaced = law.replaced
    .filter(({ since }) => since <= day)
    .map(({ from, to, since }) =>
      hindi
        ? `${from} की जगह अब ${to.join(', ')} है; कौन-सा कानून लागू होगा, यह घटना की तारीख पर निर्भर है।`
        : `The ${from} was replaced on ${dayInWords(since)} by ${theActs(to)}; which of them applies depends on when it happened.`,
    );
  const states = statesWithoutLaw.map((state) =>
    hindi
      ? `पुस्तकालय में ${state} का कोई अधिनियम नहीं है; आगे का कानून पूरे भारत का है।`
      : `The library holds no act of ${state}, whose law may decide this; what follows is law of all India.`,
  );
  const unanswered = (relevance.sufficient ? (consulted.unanswered ?? []) : [])
    .map(beginningOf)
    .map((item) =>
      hindi
        ? `सवाल के इस हिस्से का पक्का उत्तर पुस्तकालय में नहीं मिला: ${item}। इसे अलग से, और शब्दों के साथ पूछें।`
        : `I found no sure answer in the library to this part of the question: ${item}. Ask it by itself, in more words.`,
    );
  // An act that is only named may be meant in passing; a provision that is cited is asked for.
  const cited = relevance.sufficient ? consulted.missing.filter((each) => each.section !== null || each.judgment !== undefined) : [];
  const notHeld = cited.map((each) => lawNotFound(each, question));
  const beyond = beyondQuoting(consulted, question, hindi);
  return [...(beyond === null ? [] : [beyond]), ...replaced, ...notHeld, ...states, ...unanswered].join(' ') || null;
}

/**
 * A question of a list by its first words; one of two problems may be long. It stands without inverted commas, in which words of the person's own
 * would be taken for a quotation of the law and left out.
 */
const beginningOf = (item: string): string => {
  const words = item
    .replace(/["“”]/g, '')
    .replace(/[.?!।\s]{1,9}$/u, '')
    .split(' ');
  return words.length > MOST_WORDS_OF_ITEM ? `${words.slice(0, MOST_WORDS_OF_ITEM).join(' ')} …` : item;
};

const theActs = (titles: readonly string[]): string => {
  const named = titles.map((title) => `the ${title}`);
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}` : (named[0] ?? '');
};
