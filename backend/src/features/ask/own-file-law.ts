import { analyse, questionTerms } from '../retrieval/retrieval.service.js';

const ASKS_LAW =
  /\b(?:laws?|legal(?:ly|ity)?|illegal(?:ly)?|lawful|unlawful|acts?|sections?|articles?|codes?|courts?|valid|invalid|void|enforceable|rights?|punish(?:ment|able|ed)?|offences?|allowed|permitted|kanoon|kanun|dhara)\b|क़ानून|कानून|धारा|अधिनियम/iu;
/** Share of a question's telling words from which a file is taken to speak of it. */
const SPEAKS = 0.3;

/** Whether a question about a person's own file asks for law as well: in so many words, or because the file does not speak of it. */
export function asksForLaw(question: string, file: readonly string[]): boolean {
  if (ASKS_LAW.test(question)) return true;
  const asked = [...new Set(questionTerms(question))];
  const held = new Set(file.flatMap((text) => analyse(text)));
  return asked.filter((term) => held.has(term)).length < SPEAKS * asked.length;
}

const CITATION = /(?:\b(?:sections?|secs?\.?|ss?\.|u\/s\.?|articles?|art\.)|धारा)\s?\d{1,4}/giu;
/** Characters before and after a citation in which the name of its act may stand. */
const REACH = { before: 90, after: 120 };
const MOST_CITATIONS = 6;

/** The places of a file that cite law, each with the words around it; '' where it cites none. */
export function lawCitedIn(file: readonly string[]): string {
  return file
    .flatMap((text) =>
      [...text.matchAll(CITATION)].map(({ index, 0: { length } }) =>
        text.slice(Math.max(0, index - REACH.before), index + length + REACH.after).replace(/\s+/gu, ' '),
      ),
    )
    .slice(0, MOST_CITATIONS)
    .join(' … ');
}
