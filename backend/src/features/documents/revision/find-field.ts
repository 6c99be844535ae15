import type { TemplateField } from '../template/template-schema.js';
import { aliasedFields, keyOf } from './instructions/field-aliases.js';
import { conceptsOf } from './meaning/concepts.js';
import { wordsOf } from '../values/name-words.js';
import { unitOf } from './plain-values.js';

/** How long something lasts goes by several names. */
const TERM = new Set(['term', 'duration', 'tenure', 'tenor', 'length', 'period', 'validity']);
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
  if (ending.length > 0 || holding.length > 0) return ending.length === 1 ? (ending[0] ?? null) : null;
  return sameMeaning(fields, name);
}

/** Longest name of a field, and words of a text that are looked through for names, in words. */
const NAME_WORDS = 5;
const TEXT_WORDS = 80;

/** The fields that a text speaks of by name, the longest names first; words of one name are no other one. */
export function mentionedFields(fields: readonly TemplateField[], text: string): TemplateField[] {
  const said = (text.match(/[\p{L}\p{M}'’-]{1,40}/gu) ?? []).slice(0, TEXT_WORDS);
  const taken = new Set<number>();
  const found = new Set<TemplateField>();
  for (let length = NAME_WORDS; length > 0; length -= 1)
    for (let at = 0; at + length <= said.length; at += 1) {
      const span = Array.from({ length }, (_, step) => at + step);
      const field = span.some((index) => taken.has(index)) ? null : fieldNamed(fields, said.slice(at, at + length).join(' '));
      if (!field) continue;
      found.add(field);
      for (const index of span) taken.add(index);
    }
  return [...found];
}

/** The one field whose label says the same in other words: "alternate" is the substitute, "gross pay" the salary. */
function sameMeaning(fields: readonly TemplateField[], name: string): TemplateField | null {
  const wanted = conceptsOf(name);
  if (wanted.length === 0 || wanted.length !== words(name).length) return null;
  const found = fields.filter(({ label, name: own, format }) => {
    if (format === 'list' || format === 'rows') return false;
    const held = conceptsOf(`${label} ${own.replaceAll('_', ' ')}`);
    return wanted.every((concept) => held.includes(concept));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Words that say what kind of value a field has, and not which field it is. */
const KINDS = new Set(wordsOf('date day last final time amount sum figure number name value rate percent set new fixed within until'));
const IRREGULAR: Readonly<Record<string, string>> = {
  repaid: 'repay',
  paid: 'pay',
  sold: 'sale',
  given: 'give',
  left: 'leave',
  held: 'hold',
};
const READABLE: readonly TemplateField['format'][] = ['date', 'number', 'money', 'percent'];

/**
 * The one field whose label, name, help and example have the words of a name in any form: "the last date for acceptance" is
 * `accept_by`. Only for values that show by themselves whether they fit.
 */
export function fieldLike(fields: readonly TemplateField[], name: string, value: string): TemplateField | null {
  const wanted = wordsOf(name.toLowerCase().replace(/[a-z]{4,6}/g, (word) => IRREGULAR[word] ?? word)).filter((word) => !KINDS.has(word));
  if (wanted.length === 0 || wanted.length > 5) return null;
  const scored = fields.flatMap((field) => {
    if (!READABLE.includes(field.format) || !fits(field, value)) return [];
    const label = wordsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`).filter((word) => !KINDS.has(word));
    const held = [...label, ...wordsOf(field.help ?? '')];
    const isIn = (word: string) => held.some((each) => each === word || isForm(each, word) || isForm(word, each));
    const matched = wanted.filter(isIn).length;
    // What a date is of is named first: "the date of presentation of the cheque".
    // "The probation notice" is no length of the probation.
    const isEnough = field.format === 'number' ? matched === wanted.length : matched * 2 >= wanted.length;
    return isEnough && isIn(wanted[0] ?? '') ? [{ field, matched }] : [];
  });
  const most = scored.reduce((largest, { matched }) => Math.max(largest, matched), 0);
  const best = scored.filter(({ matched }) => matched === most);
  return best.length === 1 && (most === wanted.length || value.length < 40) ? (best[0]?.field ?? null) : null;
}

const isForm = (long: string, short: string): boolean => short.length >= 5 && long.startsWith(short);

function fits({ format }: TemplateField, value: string): boolean {
  if (format === 'date') return /\d{4}|\d[/.-]\d/.test(value);
  if (format === 'percent') return /%|per ?cent/i.test(value);
  if (format === 'money')
    return /\d/.test(value) && !/%|per ?cent|day|week|month|year/i.test(value.replace(/(?:a|per|each) (?:month|year)$/i, ''));
  return /^(?:\d{1,4}|[a-z-]{3,12})(?: (?:days?|weeks?|months?|years?|instal?lments?))?$/i.test(value);
}

/** The field that says how long the document runs. */
export function termField(fields: readonly TemplateField[]): TemplateField | null {
  const lasting = fields.filter((field) => field.format === 'number' && unitOf(field) && words(field.label).some((word) => TERM.has(word)));
  const plain = lasting.filter(({ label }) => /^(?:term|duration|tenure|length|period|lease|agreement|contract|initial)\b/i.test(label));
  const found = plain.length > 0 ? plain : lasting;
  // A loan lasts as long as its monthly instalments.
  if (found.length === 0) return fields.find(({ name }) => name === 'instalment_count') ?? null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
