import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, isNoValue, noValue, type RevisionState } from '../carrying/apply-field.js';
import { setNamed } from '../carrying/set-named.js';
import { saysSomethingOf } from '../predicates.js';

const VERB =
  /^(?:change|set|update|make|modify|amend|revise|correct|fix|increase|raise|reduce|decrease|lower|extend|shorten|cut|keep|put|enhance|write|enter|fill in|use) /i;
const LINK =
  /^(?:['’]s )?(?:to be |to |as |at |= ?|: ?|is (?:now )?(?!not\b)|are (?:now )?(?!not\b)|should (?:now )?be |must be |shall be |will be |has to be |needs to be |ought to be |- |, )?(?=\S)/i;
const ARTICLE = /^(?:the|my|our|their|his|her|its) /i;

/** A label as people write it, in small letters and without the unit: "Notice Period (months)" is "notice period". */
const spoken = ({ label }: TemplateField): string =>
  label
    .toLowerCase()
    .replace(/\([^()]{0,60}\)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^your /, '')
    .trim();

/**
 * "Change the date from which the name is used to 9 June": an instruction that begins with the whole label of a field, which may hold
 * words that mean something else in other places. Null where it begins with none, or with that of several fields.
 */
export function setByLabel(state: RevisionState, instruction: string): CarriedOut {
  const said = instruction
    .replace(VERB, '')
    .replace(ARTICLE, '')
    .replace(/^your /i, '');
  const lower = said.toLowerCase();
  const named = state.fields.filter((field) => spoken(field).includes(' ') && lower.startsWith(`${spoken(field)} `));
  const longest = named.reduce((most, field) => Math.max(most, spoken(field).length), 0);
  const [field, ...others] = named.filter((each) => spoken(each).length === longest);
  if (!field || others.length > 0 || field.format === 'list' || field.format === 'rows') return null;
  const rest = said.slice(longest).trimStart();
  const link = LINK.exec(rest)?.[0] ?? '';
  const value = rest.slice(link.length).trim();
  // "The tenant name plate is brass": without a link, words of their own may follow.
  const isBare = link.trim() === '' && !/^(?:rs\.? ?|₹ ?|\d|\p{Lu}|[\w.+-]{1,64}@)/u.test(value);
  if (value === '' || isBare || /^(?:by|from|of|for|in|on|clause) /i.test(value) || saysSomethingOf(field, value)) return null;
  const result = setNamed(state, field.label, value);
  if (result && isNoValue(result)) return field.format === 'text' ? null : { refusal: noValue(value, field) };
  return result;
}
