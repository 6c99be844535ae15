import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { count, money, percent } from '../../../core/text/values/amounts.js';
import { wordsOf } from '../../templates/values/name-words.js';
import type { WrittenValue } from '../reading/masks.js';
import { isPeriod } from '../making/written-values.js';

const CLAUSE = z.strictObject({
  title: z.string(),
  /** What people call it, in small letters and without hyphens; the first wins where two clauses share one. */
  names: z.array(z.string()),
  /** May hold words in braces, which stand for the document's own words and for figures. */
  paragraphs: z.array(z.string()).min(1),
});
type LibraryClause = z.infer<typeof CLAUSE>;

/** Ready clauses by the defined terms that a document of their kind has. */
const GROUPS: readonly [file: string, terms: readonly (readonly string[])[]][] = [
  [
    'letting',
    [
      ['Landlord', 'Tenant'],
      ['Licensor', 'Licensee'],
      ['Lessor', 'Lessee'],
      ['Owner', 'Tenant'],
    ],
  ],
  ['employment', [['Employee']]],
  [
    'service',
    [
      ['Service Provider', 'Customer'],
      ['Consultant', 'Client'],
    ],
  ],
  ['loan', [['Lender', 'Borrower']]],
  ['sale', [['Seller', 'Buyer']]],
  ['partnership', [['Partners', 'Firm']]],
];
/** General clauses that say of Partners what they say of Parties. */
const OF_ANYBODY = new Set([
  'Severability',
  'Waiver',
  'Further acts',
  'Survival',
  'Counterparts and electronic signature',
  'Language',
  'Costs',
]);
const BLANK = '[●]';

const files = new Map<string, LibraryClause[]>();

/** The clauses of a file, read once in a process. */
function clausesOf(file: string): LibraryClause[] {
  const known = files.get(file) ?? z.array(CLAUSE).parse(JSON.parse(readFileSync(path.join(import.meta.dirname, `${file}.json`), 'utf8')));
  files.set(file, known);
  return known;
}

/** A clause in the words of one document. */
export interface ReadyClause {
  title: string;
  /** Titles that a clause on the same may bear. */
  names: readonly string[];
  paragraphs: string[];
  /** Whether all the figures that were given stand in it. */
  hasAllFigures: boolean;
}

/** Who does something, and words around a figure: they are part of no name. */
const IN_PASSING = new Set(
  wordsOf(
    'tenant landlord licensee licensor lessee lessor employee employer seller buyer lender borrower customer client consultant provider partners partner party new standard usual simple short separate also all both each every',
  ),
);

/**
 * The ready clause of a name for a document; null where none of that name fits it.
 * @param figures what an instruction says of it: a period, a rate, a sum
 */
export function readyClause(content: string, name: string, figures: readonly WrittenValue[]): ReadyClause | null {
  const defined = (term: string) => content.includes(`"${term}"`);
  const kinds = GROUPS.flatMap(([file, terms]) => {
    const own = terms.find((group) => group.every(defined));
    return own ? [{ file, own }] : [];
  });
  const isOfPartners = kinds.some(({ file }) => file === 'partnership');
  const general = clausesOf('general').filter(({ title }) => (isOfPartners ? OF_ANYBODY.has(title) : /\bParties\b/.test(content)));
  const found = named([...kinds.flatMap(({ file }) => clausesOf(file)), ...general], name);
  if (!found) return null;
  const words = wordsFor(content, kinds, figures);
  const used = new Set<string>();
  const filled = (text: string) =>
    inTheWordsOf(
      content,
      text.replace(/\{(\w{1,10})\}/g, (whole, key: string) => {
        used.add(words[key] ?? '');
        return words[key] ?? whole;
      }),
    );
  const ofWhom = (text: string) =>
    isOfPartners ? text.replace(/\bPart(y|ies)\b/g, (_whole, end: string) => (end === 'y' ? 'Partner' : 'Partners')) : text;
  const paragraphs = found.paragraphs.map((text) => ofWhom(filled(text)));
  const title = filled(found.title);
  return { title, names: found.names, paragraphs, hasAllFigures: figures.every((figure) => used.has(written(figure))) };
}

/** A figure as a clause has it. */
function written(value: WrittenValue): string {
  if (value.dimension === 'share') return `${percent(String(value.amount))} a year`;
  if (value.dimension === 'sum') return money(String(value.amount), 'INR');
  return isPeriod(value.dimension) ? count(String(value.amount), value.dimension) : String(value.amount);
}

function wordsFor(
  content: string,
  kinds: readonly { file: string; own: readonly string[] }[],
  figures: readonly WrittenValue[],
): Record<string, string> {
  const pair = (file: string) => kinds.find((kind) => kind.file === file)?.own ?? [];
  const figure = (dimensions: readonly WrittenValue['dimension'][], unit: string) => {
    const value = figures.find(({ dimension }) => dimensions.includes(dimension));
    return value ? written(value) : unit;
  };
  const defined = (term: string) => content.includes(`"${term}"`);
  const [owner = '', occupier = ''] = pair('letting');
  const [supplier = '', recipient = ''] = pair('service');
  return {
    owner,
    occupier,
    supplier,
    recipient,
    bearer: owner,
    part: figure(['share'], `${BLANK} per cent`).replace(/ a year$/, ''),
    cap: figure(['share'], `${BLANK} per cent`).replace(/ a year$/, ''),
    often: 'once in three months',
    premises: defined('Premises') ? 'Premises' : 'premises',
    money: defined('Licence Fee') ? 'Licence Fee' : 'Rent',
    rate: figure(['share'], `${BLANK} per cent a year`),
    days: figure(['day'], `${BLANK} days`),
    months: figure(['month', 'year'], `${BLANK} months`),
    amount: figure(['sum'], `Rs. ${BLANK}`),
    number: figure(['number'], BLANK),
    hours: '10 p.m. and 6 a.m.',
  };
}

/** The clause that bears a name, however it is inflected, and no words beside that which say something. */
function named(clauses: readonly LibraryClause[], name: string): LibraryClause | null {
  const key = (text: string) =>
    wordsOf(text)
      .filter((word) => !IN_PASSING.has(word))
      .sort()
      .join(' ');
  const wanted = key(name.replaceAll('-', ' '));
  // "Entire agreement": words that say nothing in other names.
  if (wanted === '') return clauses.find(({ names }) => names.includes(name.toLowerCase().trim())) ?? null;
  return clauses.find(({ title, names }) => [title, ...names].some((each) => key(each.replaceAll('-', ' ')) === wanted)) ?? null;
}

/** "this Agreement" in the document's own word for itself. */
export function inTheWordsOf(content: string, text: string): string {
  const own = /\(the ["“](Agreement|Deed|Contract|Memorandum|MOU|Licen[cs]e|Lease|Note)["”]/.exec(content)?.[1];
  return own && own !== 'Agreement'
    ? text.replace(/\bthis Agreement\b/g, `this ${own}`).replace(/\bThis Agreement\b/g, `This ${own}`)
    : text;
}
