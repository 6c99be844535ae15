import type { TemplateField } from '../template/template-schema.js';
import { aliasedFields, keyOf } from './instructions/field-aliases.js';
import { unitOf } from './plain-values.js';

/** How long something lasts goes by several names. */
const TERM = new Set(['term', 'duration', 'tenure', 'length', 'period']);
const OF_DOCUMENT = /^(?:lease|tenancy|agreement|contract|rental|rent|licence|license|engagement|mou|memorandum|validity)$/;

const words = (text: string): string[] => keyOf(text).split(' ').filter(Boolean);
const lastWord = (text: string): string | undefined =>
  text
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, '')
    .match(/\p{L}{1,40}/gu)
    ?.at(-1);

/**
 * The one field that a few words mean: by label, by name, by what people call it, or by words that only its label has. Null when
 * none or several do.
 */
export function fieldNamed(fields: readonly TemplateField[], name: string): TemplateField | null {
  const key = keyOf(name);
  const wanted = words(name);
  if (wanted.length === 0 || wanted.length > 8) return null;
  const exact = fields.find(({ label, name: own }) => keyOf(label) === key || keyOf(own.replaceAll('_', ' ')) === key);
  if (exact) return exact;
  if (wanted.every((word) => TERM.has(word) || OF_DOCUMENT.test(word)) && wanted.some((word) => TERM.has(word))) return termField(fields);
  const [aliased] = aliasedFields(
    name,
    fields.map((field) => field.name),
  );
  if (aliased !== undefined) return fields.find((field) => field.name === aliased) ?? null;
  const holding = fields.filter((field) => {
    const label = new Set([...words(field.label), ...words(field.name.replaceAll('_', ' '))]);
    return wanted.every((word) => label.has(word));
  });
  if (holding.length === 1) return holding[0] ?? null;
  // "Rent" is the monthly rent rather than the day on which rent is due: what a label ends with is what it is.
  const ending = holding.filter(({ label }) => lastWord(label) === lastWord(name));
  return ending.length === 1 ? (ending[0] ?? null) : null;
}

/** The field that says how long the document runs. */
export function termField(fields: readonly TemplateField[]): TemplateField | null {
  const lasting = fields.filter((field) => field.format === 'number' && unitOf(field) && words(field.label).some((word) => TERM.has(word)));
  const plain = lasting.filter(({ label }) => /^(?:term|duration|tenure|length|period|lease|agreement|contract|initial)\b/i.test(label));
  const found = plain.length > 0 ? plain : lasting;
  return found.length === 1 ? (found[0] ?? null) : null;
}
