import type { TemplateField } from '../template/template-schema.js';
import { unitOf } from './plain-values.js';

const NOISE = new Set(['the', 'a', 'an', 'of', 'our', 'this', 'amount', 'value', 'field', 'number', 'in', 'to']);
/** How long something lasts goes by several names. */
const TERM = new Set(['term', 'duration', 'tenure', 'length', 'period']);

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\((?:days?|weeks?|months?|years?)\)/g, '')
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word));

/** The one field that a few words mean: by label, by name, or by words that only its label has. Null when none or several do. */
export function fieldNamed(fields: readonly TemplateField[], name: string): TemplateField | null {
  const wanted = words(name);
  if (wanted.length === 0 || wanted.length > 8) return null;
  const key = wanted.join(' ');
  const exact = fields.find(({ label, name: own }) => words(label).join(' ') === key || words(own.replaceAll('_', ' ')).join(' ') === key);
  if (exact) return exact;
  const holding = fields.filter((field) => {
    const label = new Set([...words(field.label), ...words(field.name.replaceAll('_', ' '))]);
    return wanted.every((word) => label.has(word));
  });
  if (holding.length === 1) return holding[0] ?? null;
  // "Rent" is the monthly rent rather than the day on which rent is due: what a label ends with is what it is.
  const ending = holding.filter(({ label }) => words(label).at(-1) === wanted.at(-1));
  if (ending.length === 1) return ending[0] ?? null;
  return wanted.every((word) => TERM.has(word) || /^(?:lease|tenancy|agreement|contract|rental)$/.test(word)) ? termField(fields) : null;
}

/** The field that says how long the document runs. */
export function termField(fields: readonly TemplateField[]): TemplateField | null {
  const lasting = fields.filter((field) => field.format === 'number' && unitOf(field) && words(field.label).some((word) => TERM.has(word)));
  const plain = lasting.filter(({ label }) => TERM.has(words(label)[0] ?? '') || /^(?:lease|agreement|contract|initial)\s/i.test(label));
  const found = plain.length > 0 ? plain : lasting;
  return found.length === 1 ? (found[0] ?? null) : null;
}
