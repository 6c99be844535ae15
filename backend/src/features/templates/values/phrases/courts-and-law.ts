import { longDate } from '../../../../core/text/values/dates.js';

const COURTS = /court|tribunal|commission|forum|judge|magistrate|bench|authority|registrar|न्याया|अदालत|आयोग|अधिकरण/iu;
const LAW = /\blaws?\b|\bacts?\b|\bcode\b|\bstatutes?\b|\blegislation\b|विधि|क़ानून|कानून/iu;

/**
 * What a form calls "Courts", as it stands in a sentence: a town alone names no court, and becomes "the courts at New Delhi". Without an
 * answer they are those of the place of signing, or those that the law of procedure names.
 */
export function courts(text?: string, place?: string): string {
  if (text !== undefined) return COURTS.test(text) ? text : `the courts at ${text}`;
  return place === undefined ? 'the courts that have jurisdiction under the Code of Civil Procedure, 1908' : `the courts at ${place}`;
}

const SITS = /\b(?:judge|magistrate|munsiff?)\b|न्यायाधीश|मजिस्ट्रेट/iu;

/** What stands before the name of a court at the head of a paper, so that "court" is not said twice: "In", "In the court of" or "Before". */
export function courtLead(text: string): string {
  const [first = ''] = text.replace(/^the /iu, '').split(',');
  if (/^court\b/iu.test(first)) return 'In';
  if (SITS.test(first)) return 'In the court of';
  return /\bcourts?\b|न्यायालय/iu.test(first) ? 'In' : 'Before';
}

/** What a form calls "Governing Law": a country alone becomes "the laws of India", which it is without an answer too. */
export const laws = (text = 'India'): string => (LAW.test(text) ? text : `the laws of ${text}`);

/** Where and when a document is made: what the form does not say is written by hand when it is signed. */
export const made = (place?: string, date?: string): string =>
  `${place === undefined ? '' : `at ${place} `}on ${date === undefined ? 'the date written with the signature below' : longDate(date)}`;
