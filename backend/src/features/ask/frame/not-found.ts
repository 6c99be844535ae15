import { isHindi } from '../../../core/text/is-hindi.js';
import { type Consultation, headingOf, type MissingLaw } from '../../retrieval/retrieval.service.js';

const NEAREST = 3;

/** What is said about law that was not found, in one language. */
interface Words {
  none: string;
  acts(names: readonly string[]): string;
  headings(names: string): string;
  missing(law: MissingLaw): string;
}

const join = (names: readonly string[], or: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}` : (names[0] ?? '');
/** "Article 21", "Order VII Rule 11": provisions with a name of their own. */
const NAMED = /^(?:Article|Order)\b/;

const ENGLISH: Words = {
  none: 'I did not find the answer to this question in the library.',
  acts: (names) => `The law on it may be in ${join(names, 'or')}, which the library does not hold.`,
  headings: (names) => `The nearest headings are: ${names}.`,
  missing: ({ act, section, missing, instead }) => {
    const place = section === null ? '' : `${NAMED.test(section) ? section : `section ${section}`} of `;
    if (missing === 'section') return `I did not find ${place}the ${act} in the library: its text there has no such provision.`;
    const other = instead === undefined ? '' : ` It holds the ${instead}.`;
    return `I did not find ${place}the ${act}: the library does not hold it.${other}`;
  },
};
const HINDI: Words = {
  none: 'इस प्रश्न का उत्तर पुस्तकालय में नहीं मिला।',
  acts: (names) => `इस विषय का कानून ${join(names, 'या')} में हो सकता है, जो पुस्तकालय में नहीं है।`,
  headings: (names) => `सबसे निकट के शीर्षक ये हैं: ${names}।`,
  missing: ({ act, section, missing, instead }) => {
    const place = section === null ? act : `${act} की ${NAMED.test(section) ? section : `धारा ${section}`}`;
    if (missing === 'section') return `${place} पुस्तकालय में नहीं मिली: वहाँ के पाठ में ऐसा कोई उपबंध नहीं है।`;
    const other = instead === undefined ? '' : ` उसमें ${instead} है।`;
    return `पुस्तकालय में ${place} नहीं है।${other}`;
  },
};

/**
 * What is said when the library has no answer, in the question's language: that it asks about something that is no longer an offence,
 * otherwise what was missing, and the nearest headings. Never that the library holds nothing.
 */
export function notFound({ missing, absent, open, named, relevance, former }: Consultation, question = ''): string {
  if (former) return former;
  const words = isHindi(question) ? HINDI : ENGLISH;
  const acts = relevance.sufficient ? [] : absent.slice(0, NEAREST);
  const headings = [...open, ...named].flatMap(headingOf).slice(0, NEAREST);
  return [
    missing.length > 0 ? missing.map((law) => words.missing(law)).join(' ') : words.none,
    ...(acts.length > 0 ? [words.acts(acts)] : []),
    ...(headings.length > 0 ? [words.headings(headings.join('; '))] : []),
  ].join(' ');
}
