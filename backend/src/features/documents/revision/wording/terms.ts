import { literally } from '../../../../core/text/literally.js';
import type { RevisionState } from '../carrying/apply-field.js';

/** Words that are terms in some drafts and everyday words in what people type: "the notice" is any notice. */
const EVERYDAY = /^(?:Notice|Act|Purpose|Case|Document|Party|Parties|Interest|Rights|Balance|Share|Note|Gift)$/;

/** Terms that a draft defines: `(the "Landlord")`, `together the "Parties"`, `"Services" means`. */
export const termsOf = (content: string): string[] => [
  ...new Set(
    [...content.matchAll(/\(the "([A-Z][\w ]{2,30})"|together the "([A-Z][\w ]{2,30})"|"([A-Z][\w ]{2,30})" means/g)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    ),
  ),
];

/** Other words for those who take part in an agreement, by the term that it defines for them. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  landlord: ['owner', 'lessor'],
  tenant: ['renter', 'lessee'],
  licensor: ['owner', 'landlord'],
  licensee: ['tenant', 'occupant'],
  buyer: ['purchaser'],
  seller: ['vendor'],
  employer: ['company'],
  'service provider': ['provider', 'vendor', 'contractor'],
  parties: ['both parties', 'either party', 'each party', 'both sides', 'parties'],
};

/** The defined term for somebody whom an instruction names: "the owner" is the Landlord. Undefined for nobody of the draft. */
export function termFor(terms: readonly string[], party: string): string | undefined {
  const named = party.toLowerCase().replace(/^(?:the|a|an) /, '');
  const said = named === 'parties' ? named : named.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})s$/, '');
  const isMeant = (term: string) => term === said || ALSO[term]?.some((each) => each === said || each === named);
  return terms.find((each) => isMeant(each.toLowerCase()));
}

/** Whether a defined term is somebody who can be bound: "the Rent" and "this Agreement" cannot. */
export function isParty({ fields }: Pick<RevisionState, 'fields'>, term: string): boolean {
  const words = term.toLowerCase();
  return (
    / party$/.test(words) ||
    /^(?:parties|plaintiff|defendant|complainant|respondent|petitioner)$/.test(words) ||
    fields.some(({ name }) => name.endsWith('_name') && words.endsWith(name.slice(0, -'_name'.length).replaceAll('_', ' ')))
  );
}

/** The defined terms of a draft that are somebody who can be bound. */
export const partiesOf = (state: Pick<RevisionState, 'fields' | 'content'>): string[] =>
  termsOf(state.content).filter((term) => isParty(state, term));

/** Words as the draft writes them: "the tenant" of an instruction is "the Tenant" where the draft defines one. */
export function inTermsOf(content: string, words: string): string {
  return termsOf(content)
    .filter((term) => !EVERYDAY.test(term))
    .reduce((text, term) => {
      const pattern = new RegExp(String.raw`\b(the|this) ${literally(term)}(?=['’]s\b|\b)`, 'gi');
      return text.replace(pattern, (_whole, article: string) => `${article} ${term}`);
    }, words);
}
