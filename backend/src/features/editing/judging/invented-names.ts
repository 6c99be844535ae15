import { outlineOf } from '@themis/draft';

/** No word of a name is longer than 40 letters: of one that is, every letter would begin a name again. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’&-]{0,39}(?:\s(?:\p{Lu}[\p{L}\p{M}.'’&-]{0,39}|of|and|bin|van|de)){0,6}`;
/** Where the words of a document name a person or a company. White space is single, see `spaced`. */
const NAMING = [
  new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|Kumari|Messrs|M/s|Adv|Prof)\.?\s(${NAME})`, 'gu'),
  new RegExp(String.raw`\b(?:son|daughter|wife|husband|widow|father|mother|proprietor|partner|heir)\sof\s(?:late\s)?(${NAME})`, 'gu'),
  new RegExp(String.raw`\b[SDWC]/o\.?\s(${NAME})`, 'gu'),
  new RegExp(String.raw`(${NAME})\s(?:Private Limited|Pvt\.? Ltd|Limited|Ltd|LLP|LLC|Inc|Incorporated|Corporation|GmbH|Trust)\b`, 'gu'),
  new RegExp(String.raw`\*\*(${NAME})\*\*\s?,?\s?(?:of|son|daughter|wife|aged|residing|having|an?\s|\()`, 'gu'),
  new RegExp(String.raw`(${NAME})\s?,?\s?(?:aged\b|residing\b|resident of|having (?:its|his|her) |[SDWC]/o\b)`, 'gu'),
  new RegExp(String.raw`(?:^\s?|\n)(?:Name|Signed by|For and on behalf of)\s?:?\s(${NAME})`, 'gu'),
];
/** Words that documents write with a capital whoever the parties are. */
const COMMON = new Set(
  (
    'a an the of and this that such each either both any all it its his her their between whereas now therefore witness witnesses agreement deed contract lease licence will notice reply affidavit ' +
    'memorandum understanding first second third part party parties schedule annexure indian inhabitant citizen hindu undivided family permanent account number ' +
    'private public limited company firm partnership llp companies act law laws court courts date day place name address signature signed seal signatory authorised ' +
    'landlord tenant lessor lessee licensor licensee seller buyer vendor purchaser employer employee consultant client borrower lender guarantor donor donee partner ' +
    'principal attorney testator executor trustee disclosing receiving provider customer complainant respondent deponent late director manager proprietor advocate ' +
    'january february march april may june july august september october november december in on at for by with as is to'
  ).split(' '),
);
const WORDS = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const PAIR = /\p{Lu}[\p{L}\p{M}.'’-]{1,39}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{1,39}){1,5}/gu;

/** With one blank or one line break for each run of white space. */
const spaced = (text: string): string => text.replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));

const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORDS) ?? []).map((word) => word.replace(/['’]s$/, ''));

/**
 * Persons and companies that a draft names and that nothing given to the model does. Looked for where the words around say that
 * a name follows, and among all capitals of the parts that name the parties: before the first clause and after the last.
 * @param given everything the model was given: scaffold, form, suggestions, earlier text, reference document
 */
export function inventedNames(draft: string, given: string): string[] {
  const known = new Set(wordsOf(given));
  const isNew = (name: string) => wordsOf(name).some((word) => word.length > 1 && !known.has(word) && !COMMON.has(word));
  const text = spaced(draft);
  const named = NAMING.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  const inParties = spaced(partiesOf(draft)).match(PAIR) ?? [];
  return [...new Set([...named, ...inParties].map((name) => name.trim()).filter(isNew))];
}

/** The lines before the first clause and after the last one, without headings. */
function partiesOf(draft: string): string {
  const { lines, clauses, bodyEnd } = outlineOf(draft);
  const first = clauses[0]?.from ?? bodyEnd;
  const outside = [...lines.slice(0, first), ...lines.slice(clauses.length > 0 ? bodyEnd : first)];
  return outside.filter((line) => !line.startsWith('#') && line !== line.toUpperCase()).join('\n');
}
