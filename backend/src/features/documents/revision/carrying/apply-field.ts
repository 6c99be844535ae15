import { ValidationError } from '../../../../core/errors/common-errors.js';
import { checkedValues, type FormValues } from '../../template/form-values.js';
import type { TemplateField } from '../../template/template-schema.js';
import { longDate } from '../../../../core/text/values/dates.js';
import { aliasedFields } from '../instructions/field-aliases.js';
import { mergeChanges } from '../merge-changes.js';
import { mergeStructure } from '../numbered/merge-structure.js';

/** A document with its form, as far as suggestions have changed it. */
export interface RevisionState {
  content: string;
  values: FormValues;
  fields: readonly TemplateField[];
  /** The text of the template for a form. */
  assemble: (values: FormValues) => string;
}

/** The changed document and what was changed; or why it was not. Null where the words mean something else. */
export type CarriedOut = { state: RevisionState; message: string } | { refusal: string } | null;

const HELD_ALREADY = 'The document says so already.';
const SAID_ALREADY = 'The document says so already, or this does not appear in it.';

const NO_VALUE = 'is no value for';
export const noValue = (value: string, { label }: TemplateField): string => `"${value.slice(0, 80)}" ${NO_VALUE} ${label}.`;
/** Whether a field does not take what was written. */
export const isNoValue = (result: CarriedOut): boolean =>
  result !== null && 'refusal' in result && result.refusal.includes(`" ${NO_VALUE} `);

/** Whether a field has the value already to which it was to be set. */
export const isHeldAlready = (result: CarriedOut): boolean => result !== null && 'refusal' in result && result.refusal === HELD_ALREADY;

/** Whether nothing had to be changed. */
export const isSaidAlready = (result: CarriedOut): boolean =>
  isHeldAlready(result) || (result !== null && 'refusal' in result && result.refusal === SAID_ALREADY);

/** Sets a field and brings what that changes into the text as it is. */
export function setField(state: RevisionState, field: TemplateField, value: string): CarriedOut {
  let checked: string | undefined;
  try {
    checked = checkedValues(state.fields, { ...state.values, [field.name]: value })[field.name];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { refusal: noValue(value, field) };
  }
  if (checked === undefined) return null;
  if (checked === state.values[field.name] && printsValue(state, field)) return { refusal: HELD_ALREADY };
  const message = `${field.label}: ${field.format === 'date' ? longDate(checked) : checked.replace(/\n/g, '; ').slice(0, 200)}`;
  return withValues(state, { ...state.values, [field.name]: checked }, message);
}

/** Whether the text still says what the form has; somebody may have edited it. */
function printsValue({ content, values, assemble }: RevisionState, { name }: TemplateField): boolean {
  const { [name]: _gone, ...others } = values;
  const without = new Set(assemble(others).split('\n'));
  const held = new Set(content.split('\n'));
  return assemble(values)
    .split('\n')
    .some((line) => !without.has(line) && held.has(line));
}

/** The text for another form, with everything that its owner edited. */
export function withValues(state: RevisionState, values: FormValues, message: string): CarriedOut {
  const [before, after] = [state.assemble(state.values), state.assemble(values)];
  if (before === after) return { refusal: SAID_ALREADY };
  const content = mergeChanges(before, after, state.content) ?? mergeStructure(before, after, state.content);
  if (content === null) return { refusal: 'The text was edited where this would change it, so it was left as it is.' };
  return { state: { ...state, content, values }, message };
}

/** The fields that people call by a name, the likeliest first. */
export const fieldsCalled = (state: RevisionState, name: string): TemplateField[] =>
  aliasedFields(
    name,
    state.fields.map((field) => field.name),
  ).flatMap((own) => state.fields.find((field) => field.name === own) ?? []);

/** Words as a whole sentence: with a capital, single blanks and a full stop. */
export function sentence(words: string): string {
  const text = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\brs\.? ?(?=\d)/gi, 'Rs. ')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return /[.!?]["'”’)]?$/.test(text) ? text : `${text}.`;
}
