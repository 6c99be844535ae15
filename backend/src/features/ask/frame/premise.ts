import { numberFromWords } from '../../../core/text/number-from-words.js';
import type { Consultation, FoundSection } from '../../retrieval/retrieval.service.js';

/** A period or a share as a text names it. */
interface Figure {
  words: string;
  /** The same for "30 days" and "thirty days", and for "24 hours" and "one day". */
  value: string;
  kind: 'period' | 'share';
}

const WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const NUMBER = String.raw`(?:\d{1,4}(?:\.\d{1,2})?|(?:(?:a|one) hundred(?: and)?)(?:[ -](?:${WORD})){0,2}|(?:${WORD})(?:[ -](?:${WORD}))?)`;
const FIGURE = new RegExp(
  String.raw`\b(${NUMBER})(?:[ -](?:(?:working|clear|calendar) )?(hour|day|week|month|year)s?\b| ?(%|per ?cent\b))`,
  'giu',
);
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

function numberOf(words: string): number | null {
  const plain = Number(words);
  return Number.isNaN(plain) ? numberFromWords(words.replace(/^a /i, '')) : plain;
}

function figuresIn(text: string): Figure[] {
  return [...text.replace(/\s+/g, ' ').matchAll(FIGURE)].flatMap(([words, number = '', unit]): Figure[] => {
    const amount = numberOf(number);
    if (amount === null) return [];
    if (unit === undefined) return [{ words, kind: 'share', value: `${amount} %` }];
    const one = unit.toLowerCase();
    const months = MONTHS[one];
    return [{ words, kind: 'period', value: months ? `${amount * months} months` : `${amount * (HOURS[one] ?? 0)} hours` }];
  });
}

const LAW = String.raw`\b(?:law|acts?|code|sanhita|adhiniyam|constitution|sections?|articles?|rules?|RTI|RERA|IPC|BNS|BNSS|CrPC|police|court|magistrate|officer)\b`;
const GRANTS = String.raw`\b(?:gives?|allows?|lets?|permits?|requires?|says?|provides?|grants?|has|have|may|must|can|need(?:s|ed)?|is|are|stays?)\b`;
/** What the asker takes the law to say: "Section 138 gives 60 days", "…, right?", "Since a will must be made within six months, …". */
const PREMISES: readonly RegExp[] = [
  new RegExp(String.raw`^(?:[^,.?!]{0,80}\b)?(?:as|since|because|given that|now that)\b([^,.?!]{0,160}${GRANTS}[^,.?!]{0,120}),`, 'iu'),
  new RegExp(String.raw`(${LAW}[^,.?!]{0,120}${GRANTS}[^,.?!]{0,120})(?:,| so\b)`, 'iu'),
  new RegExp(String.raw`([^,.?!]{0,160}${GRANTS}[^,.?!]{0,120}), so\b`, 'iu'),
  /([^.?!]{0,240}),? (?:right|correct|true|isn'?t it|is(?: that| it|n't that) (?:right|correct|so|true))\s?\?/iu,
  /\b(?:is it (?:true|correct|right)|am i right|i know|i (?:was|am|have been) told|i (?:have )?heard|(?:he|she|they|employer|lawyer|landlord|police|bank) (?:says?|told|claims?))(?: that)?\b([^.?!]{0,240})/iu,
];
/** What happened to the asker is no rule. */
const OWN_STORY =
  /\b(?:ago|last|back|old|my|our|we|since|for the (?:last|past)|i was|i have|we have|i am|has not|have not|did not|didn'?t|hasn'?t|haven'?t)\b/iu;

/** The first period or share that a question takes to be the law; undefined where it takes none so. */
function premised(question: string): Figure | undefined {
  const text = question.replace(/\s+/g, ' ').slice(0, 2000);
  for (const pattern of PREMISES) {
    const clause = pattern.exec(text)?.[1];
    const [figure] = clause === undefined || OWN_STORY.test(clause) ? [] : figuresIn(clause);
    if (figure) return figure;
  }
  return undefined;
}

const MOST_NAMED = 4;
const isLaw = ({ unit, passages: [first] }: FoundSection): boolean => unit !== '' && first?.documentType === 'act';
const list = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '');

/**
 * What is said to a question that takes a period or a share for the law's which the quoted sections do not name: which ones the first of
 * them names instead. Null where they name it, name none of the kind, or the question takes none for granted.
 */
export function premiseNote(consulted: Consultation | null, question: string): string | null {
  if (!consulted?.relevance.sufficient) return null;
  const open = consulted.open.filter(isLaw);
  const [first] = open;
  const figure = premised(question);
  if (!first || !figure) return null;
  const figuresOf = ({ passages }: FoundSection): Figure[] =>
    passages.flatMap(({ text }) => figuresIn(text)).filter(({ kind }) => kind === figure.kind);
  const named = figuresOf(first);
  if (named.length === 0 || open.some((section) => figuresOf(section).some(({ value }) => value === figure.value))) return null;
  const others = [...new Map(named.map((each) => [each.value, each.words])).values()].slice(0, MOST_NAMED);
  const title = (first.passages[0]?.title ?? '').replace(/^The /, 'the ');
  const place = `${/^\d/.test(first.unit) ? `section ${first.unit.toUpperCase()}` : first.unit} of ${title}`;
  return `The question takes it to be ${figure.words}; ${place} does not say so: it speaks of ${list(others)}.`;
}
