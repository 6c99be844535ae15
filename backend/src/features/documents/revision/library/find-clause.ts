import { wordsOf } from '../../values/name-words.js';
import { count } from '../../values/amounts.js';
import { EMPLOYMENT_CLAUSES } from './employment-clauses.js';
import { GENERAL_CLAUSES } from './general-clauses.js';
import { LETTING_CLAUSES } from './letting-clauses.js';
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
}

const BLANK = '[●]';
const LETTING: readonly [owner: string, occupier: string][] = [
  ['Landlord', 'Tenant'],
  ['Licensor', 'Licensee'],
  ['Lessor', 'Lessee'],
  ['Owner', 'Tenant'],
];

const ALL: readonly LibraryClause[] = [...LETTING_CLAUSES, ...EMPLOYMENT_CLAUSES, ...GENERAL_CLAUSES];
/** What the ready clauses are called. */
export const CLAUSE_NAMES: readonly string[] = ALL.flatMap(({ names }) => names);

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
  const clauses = [
    ...(roles ? LETTING_CLAUSES : []),
    ...(defined('Employee') ? EMPLOYMENT_CLAUSES : []),
    ...(/\bParties\b/.test(content) ? GENERAL_CLAUSES : []),
  ];
  const found = named(clauses, name);
  if (!found) return null;
  const [owner = '', occupier = ''] = roles ?? [];
  const words: Readonly<Record<string, string>> = {
    owner,
    occupier,
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
  return { title: filled(found.title), names: found.names, paragraphs: found.paragraphs.map(filled) };
}

function named(clauses: readonly LibraryClause[], name: string): LibraryClause | null {
  const wanted = keyOf(name);
  return wanted === '' ? null : (clauses.find((clause) => KEYS.get(clause)?.has(wanted)) ?? null);
}

/** "this Agreement" in the document's own word for itself. */
export function inTheWordsOf(content: string, text: string): string {
  const own = /\(the ["“](Agreement|Deed|Contract|Memorandum|MOU|Licen[cs]e|Lease|Note)["”]/.exec(content)?.[1];
  return own && own !== 'Agreement'
    ? text.replace(/\bthis Agreement\b/g, `this ${own}`).replace(/\bThis Agreement\b/g, `This ${own}`)
    : text;
}
