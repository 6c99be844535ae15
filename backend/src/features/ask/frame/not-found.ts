import { type Consultation, headingOf, type MissingLaw } from '../../retrieval/retrieval.service.js';

const NEAREST = 3;

/** What is said when the library does not speak to a question: that what it asks for is no offence any more, else what was missing, and the nearest that there is. Never that it holds nothing. */
export function notFound({ missing, absent, open, named, relevance, former }: Consultation): string {
  if (former) return former;
  const lacking = missing.map(sentence);
  const acts = relevance.sufficient ? [] : absent.slice(0, NEAREST);
  const headings = [...open, ...named].flatMap(headingOf).slice(0, NEAREST);
  return [
    lacking.length > 0 ? lacking.join(' ') : 'I did not find the answer to this question in the library.',
    ...(acts.length > 0 ? [`The law on it may be in ${list(acts)}, which the library does not hold.`] : []),
    ...(headings.length > 0 ? [`The nearest headings are: ${headings.join('; ')}.`] : []),
  ].join(' ');
}

function sentence({ act, section, missing }: MissingLaw): string {
  const place = section === null ? '' : `${/^(?:Article|Order)\b/.test(section) ? section : `section ${section}`} of `;
  if (missing === 'section') return `I did not find ${place}the ${act} in the library: its text there has no such provision.`;
  return `I did not find ${place}the ${act}: the library does not hold it.`;
}

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}` : (names[0] ?? '');
