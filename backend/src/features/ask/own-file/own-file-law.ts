import { analyse, CERTAIN, type Consultation, type FoundSection, questionTerms } from '../../retrieval/retrieval.service.js';
import { asksGist } from './notice-question.js';

const ASKS_LAW =
  /\b(?:laws?|legal(?:ly|ity)?|illegal(?:ly)?|lawful|unlawful|acts?|sections?|articles?|codes?|courts?|valid|invalid|void|enforceable|rights?|punish(?:ment|able|ed)?|offences?|allowed|permitted|kanoon|kanun|dhara)\b|क़ानून|कानून|धारा|अधिनियम/iu;
/** The share of a question's content words from which a file counts as being about it. */
const SPEAKS = 0.3;

/** The file as a whole, as people name it in a question. */
const WHOLE_FILE =
  /\b(?:this|that|the|my|attached|uploaded|their|his|her)\s(?:legal\s)?(?:notice|agreement|contract|deed|lease|letter|document|file|paper|summons|complaint|petition|reply|order|draft)\b|(?:इस|यह|ye|yeh|is)\s(?:नोटिस|notice|अनुबंध|agreement)/iu;

/** "Which sections does my file cite?" wants these and no others. */
const ASKS_CITATIONS =
  /\b(?:laws?|sections?|acts?|provisions?|articles?)\b[^.?!]{0,40}\b(?:cite[sd]?|citing|mention(?:s|ed)?|refer(?:s|red)?|quote[sd]?|rel(?:y|ies|ied) on)\b/iu;

/** Whether a question is about a file as a whole, so that everything the file cites is of interest. */
export const asksOfWholeFile = (question: string): boolean =>
  WHOLE_FILE.test(question) || ASKS_CITATIONS.test(question) || asksGist(question);

/** Which law is quoted beside a person's own file: what the file cites, what answers the question, or both. */
export type LawWanted = 'cited' | 'asked' | 'both';

/**
 * The law that a question about a person's own file needs: what answers it if it asks for law explicitly or the file is not about it,
 * and what the file cites if it is or the question is about the whole file.
 */
export function lawWanted(question: string, file: readonly string[]): LawWanted {
  const asked = [...new Set(questionTerms(question))];
  const held = new Set(file.flatMap((text) => analyse(text)));
  const speaks = asksOfWholeFile(question) || asked.filter((term) => held.has(term)).length >= SPEAKS * asked.length;
  if (ASKS_CITATIONS.test(question) || asksGist(question)) return 'cited';
  if (!speaks) return 'asked';
  return ASKS_LAW.test(question) ? 'both' : 'cited';
}

/** Sections that are quoted in addition to a file, and others that are named. */
const MOST_OPEN = 4;
const MOST_NAMED = 3;
/** The most sections cited by a file that are quoted where the question's own are quoted too. */
const MOST_CITED_BESIDE = 2;

/** Whether what was found surely answers a question. */
export const isCertain = ({ relevance }: Consultation): boolean => relevance.sufficient && (relevance.confidence ?? 1) >= CERTAIN;

const keyOf = ({ documentId, unit }: FoundSection): string => `${documentId}#${unit}`;

/** How much is quoted of the sections that a file cites: no more than anyone would read. */
export function citedAlone(cited: Consultation): Consultation {
  return { ...cited, open: cited.open.slice(0, MOST_OPEN), named: cited.open.slice(MOST_OPEN, MOST_OPEN + MOST_NAMED) };
}

/**
 * The sections that a file cites, and after them those that answer the question; the former alone where it is not certain what the question
 * means without the file: "can he send me to jail" is about the cheque of the notice.
 */
export function citedAndAsked(cited: Consultation, asked: Consultation): Consultation {
  if (!isCertain(asked)) return { ...citedAlone(cited), asked: asked.asked, choices: asked.choices };
  const first = cited.open.slice(0, MOST_CITED_BESIDE);
  const open = [...new Map([...first, ...asked.open].map((section) => [keyOf(section), section])).values()].slice(0, MOST_OPEN);
  const shown = new Set(open.map(keyOf));
  return {
    ...asked,
    open,
    named: [...cited.open, ...asked.named].filter((section) => !shown.has(keyOf(section))).slice(0, MOST_NAMED),
    law: { ...asked.law, successions: [...cited.law.successions, ...asked.law.successions] },
    missing: [...cited.missing, ...asked.missing],
  };
}
