import { wordsOf } from '../../values/name-words.js';
import { count } from '../../../../core/text/values/amounts.js';
import { EMPLOYMENT_CLAUSES } from './employment-clauses.js';
import { GENERAL_CLAUSES } from './general-clauses.js';
import { LETTING_CLAUSES } from './letting-clauses.js';
import { LOAN_CLAUSES } from './loan-clauses.js';
import { PARTNERSHIP_CLAUSES } from './partnership-clauses.js';
import { SALE_CLAUSES } from './sale-clauses.js';
import { SERVICE_CLAUSES } from './service-clauses.js';
import type { LibraryClause } from './library-clause.js';

/** A clause in the words of one document. */
export interface ReadyClause {
  title: string;
  /** Titles that a clause on the same may bear. */
  names: readonly string[];
  paragraphs: string[];
}

/** Numbers that an instruction gives for a clause. */
export interface ClauseFigures {
  /** In words, with its period: "2% (two per cent) a month". */
  rate?: string;
  /** Whole months. */
  months?: string;
  /** In figures and words, with the unit: "5 (five) days". */
  days?: string;
  amount?: string;
  number?: string;
  /** Two times of day: "10 p.m. and 6 a.m.". */
  hours?: string;
  /** A rate without its period, in figures and words: "1% (one per cent)". */
  part?: string;
  /** How often: "once a month". */
  often?: string;
  /** The party that the instruction names as the one who has to do it, in small letters. */
  bearer?: string;
}

const BLANK = '[●]';
const LETTING: readonly [owner: string, occupier: string][] = [
  ['Landlord', 'Tenant'],
  ['Licensor', 'Licensee'],
  ['Lessor', 'Lessee'],
  ['Owner', 'Tenant'],
];

/** Titles of general clauses that say of Partners what they say of Parties. */
const OF_ANYBODY = new Set([
  'Severability',
  'Waiver',
  'Further acts',
  'Survival',
  'Counterparts and electronic signature',
  'Language',
  'Costs',
]);
/** Who performs services for whom. */
const SERVICES: readonly [supplier: string, recipient: string][] = [
  ['Service Provider', 'Customer'],
  ['Consultant', 'Client'],
];

const ALL: readonly LibraryClause[] = [
  ...LETTING_CLAUSES,
  ...EMPLOYMENT_CLAUSES,
  ...SERVICE_CLAUSES,
  ...LOAN_CLAUSES,
  ...SALE_CLAUSES,
  ...PARTNERSHIP_CLAUSES,
  ...GENERAL_CLAUSES,
];
/** What the ready clauses are called. */
export const CLAUSE_NAMES: readonly string[] = ALL.flatMap(({ names }) => names);

/** What else a clause may be called that bears a name: "data protection" is "personal data". */
export const namesLike = (name: string): readonly string[] =>
  ALL.flatMap((clause) => (KEYS.get(clause)?.has(keyOf(name)) ? [clause.title, ...clause.names] : []));

/** A name by the stems of its words, however it is inflected. */
const keyOf = (name: string): string => wordsOf(name).join(' ');
/** Worked out once: each instruction looks for a clause in several ways. */
const KEYS: ReadonlyMap<LibraryClause, ReadonlySet<string>> = new Map(
  ALL.map((clause) => [clause, new Set([clause.title, ...clause.names].map(keyOf))]),
);

/** The ready clause of that name for a document; null when there is none that fits it. */
export function readyClause(content: string, name: string, figures: ClauseFigures = {}): ReadyClause | null {
  const defined = (term: string) => content.includes(`"${term}"`);
  const roles = LETTING.find((pair) => pair.every(defined));
  const service = SERVICES.find((pair) => pair.every(defined));
  const isOfPartners = defined('Partners') && defined('Firm');
  const clauses = [
    ...(roles ? LETTING_CLAUSES : []),
    ...(defined('Employee') ? EMPLOYMENT_CLAUSES : []),
    ...(service ? SERVICE_CLAUSES : []),
    ...(defined('Lender') && defined('Borrower') ? LOAN_CLAUSES : []),
    ...(defined('Seller') && defined('Buyer') ? SALE_CLAUSES : []),
    ...(isOfPartners ? [...PARTNERSHIP_CLAUSES, ...GENERAL_CLAUSES.filter(({ title }) => OF_ANYBODY.has(title))] : []),
    ...(/\bParties\b/.test(content) ? GENERAL_CLAUSES : []),
  ];
  const found = named(clauses, name);
  if (!found) return null;
  const [owner = '', occupier = ''] = roles ?? [];
  const words: Readonly<Record<string, string>> = {
    owner,
    occupier,
    supplier: service?.[0] ?? '',
    recipient: service?.[1] ?? '',
    bearer: figures.bearer === occupier.toLowerCase() ? occupier : owner,
    part: figures.part ?? `${BLANK} per cent`,
    cap: `${BLANK} per cent`,
    often: figures.often ?? 'once in three months',
    premises: defined('Premises') ? 'Premises' : 'premises',
    money: defined('Licence Fee') ? 'Licence Fee' : 'Rent',
    rate: figures.rate ?? `${BLANK} per cent a year`,
    days: figures.days ?? `${BLANK} days`,
    amount: figures.amount ?? `Rs. ${BLANK}`,
    number: figures.number ?? BLANK,
    hours: figures.hours ?? '10 p.m. and 6 a.m.',
    months: figures.months ? count(figures.months, 'month') : `${BLANK} months`,
  };
  const filled = (text: string) =>
    inTheWordsOf(
      content,
      text.replace(/\{(\w{1,10})\}/g, (whole, key: string) => words[key] ?? whole),
    );
  const ofWhom = (text: string) =>
    isOfPartners ? text.replace(/\bPart(y|ies)\b/g, (_whole, end: string) => (end === 'y' ? 'Partner' : 'Partners')) : text;
  return { title: filled(found.title), names: found.names, paragraphs: found.paragraphs.map((text) => ofWhom(filled(text))) };
}

/** The clause that bears a name or, where none does, the one of which a name says most of what is asked for. */
function named(clauses: readonly LibraryClause[], name: string): LibraryClause | null {
  const wanted = keyOf(name);
  // "Entire agreement": words that say nothing in other names.
  if (wanted === '') return clauses.find(({ names }) => names.includes(name.toLowerCase())) ?? null;
  const exact = clauses.find((clause) => KEYS.get(clause)?.has(wanted));
  if (exact) return exact;
  if (DESCRIBED.test(name)) return null;
  const words = wanted.split(' ').filter((word) => !SAID_IN_PASSING.has(word));
  const scored = clauses.map((clause) => ({ clause, share: shareOf(clause, words) }));
  const most = scored.reduce((largest, { share }) => Math.max(largest, share), 0);
  const best = scored.filter(({ share }) => share === most);
  return most >= SHARE && words.length <= NAME_MAX ? (best[0]?.clause ?? null) : null;
}

/** Words of the longest of a clause's names that stand in a longer one, as a share of it; 0 where none stands there whole. */
function shareOf(clause: LibraryClause, words: readonly string[]): number {
  const whole = [...(KEYS.get(clause) ?? [])]
    .map((key) => key.split(' ').filter((word) => !SAID_IN_PASSING.has(word)))
    .filter((key) => key.length > 0 && key.every((word) => words.includes(word)));
  return whole.reduce((most, key) => Math.max(most, key.length / words.length), 0);
}

/** "Stating the penalty for late rent": what a clause is to say is no name of one. */
const DESCRIBED = /\b(?:stating|saying|that|which|providing|giving|making|allowing|requiring|protecting|what|how|when|if)\b/i;
/** How much of a longer name a clause has to bear: "insurance of the premises by the tenant". */
const SHARE = 0.6;
/** Words of a name; what is longer describes a clause of its own. */
const NAME_MAX = 6;
/** Who has to do something, and words around a figure. */
const SAID_IN_PASSING = new Set(
  wordsOf(
    'tenant landlord licensee licensor lessee lessor employee employer seller buyer lender borrower customer client consultant provider partners partner party monthly quarterly weekly yearly annual per each every day week month year up maximum reimbursement payment',
  ),
);

/** "this Agreement" in the document's own word for itself. */
export function inTheWordsOf(content: string, text: string): string {
  const own = /\(the ["“](Agreement|Deed|Contract|Memorandum|MOU|Licen[cs]e|Lease|Note)["”]/.exec(content)?.[1];
  return own && own !== 'Agreement'
    ? text.replace(/\bthis Agreement\b/g, `this ${own}`).replace(/\bThis Agreement\b/g, `This ${own}`)
    : text;
}
