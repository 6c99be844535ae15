import { normalized } from '../../../core/text/normalized.js';
import { sentences } from '../../../core/text/sentences.js';
import { dateOf, type FormValues, amountOf } from '../template/form-values.js';
import type { TemplateField } from '../template/template-schema.js';

const SHORT = 120;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const DATE =
  /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)?(?:\s+day\s+of)?\s+[A-Z][a-z]{2,8},?\s+\d{4}\b|\b[A-Z][a-z]{2,8}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b/g;

/** A text in the form in which values are looked for in it. */
class SearchableText {
  private readonly words: string;
  private readonly numbers: Set<number>;
  private readonly dates: Set<string>;

  constructor(text: string) {
    this.words = ` ${plain(text)} `;
    this.numbers = new Set((text.match(NUMBER) ?? []).map((figures) => Number(figures.replaceAll(',', ''))));
    this.dates = new Set((text.match(DATE) ?? []).map(dateKey));
  }

  has(field: TemplateField, value: string): boolean {
    if (field.format === 'money') return this.numbers.has(amountOf(value) ?? NaN);
    if (field.format === 'number') return this.numbers.has(Number(value));
    if (field.format === 'date') return this.dates.has(dateKey(value));
    if (field.type === 'text' && value.length <= SHORT) return this.words.includes(plain(value));
    return tellingParts(value).every((part) => this.words.includes(` ${part} `));
  }
}

/** Letters, digits and what joins them, in lower case; markup and line breaks make no difference. */
const plain = (text: string): string =>
  normalized(text)
    .toLowerCase()
    .replace(/[*\\]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}@.&/'’-]+/gu, ' ')
    .replace(/(?<![.'’-])[.'’-]+(?=\s|$)/g, '')
    .trim();

function dateKey(text: string): string {
  const date = dateOf(text.replace(/(?<!\s)\s+day\s+of\s+/i, ' '));
  return date ? `${date.year}-${date.month}-${date.day}` : text;
}

const sentencesOf = (line: string): string[] => sentences(line).map(({ start, end }) => line.slice(start, end));

/**
 * What must stay of several lines: an address as a whole, of prose what names something, that is words with digits and capitals
 * that do not merely begin a sentence.
 */
function tellingParts(value: string): string[] {
  const found = new Set<string>();
  for (const sentence of value.split('\n').flatMap(sentencesOf)) {
    const words = sentence.split(/\s+/);
    const telling = words.filter((word, index) => /\d/.test(word) || (index > 0 && /^[("“']*\p{Lu}/u.test(word)));
    if (words.length > 1 && telling.length >= words.length / 2) found.add(plain(sentence));
    else for (const word of telling) found.add(plain(word));
  }
  return [...found].filter((part) => part.length > 1);
}

/**
 * Labels of the fields whose values stand in `basis` and are missing in `draft`. Short values must be there as they were written,
 * amounts, numbers and dates in whatever form, of prose its names, numbers and dates.
 */
export function lostValues(fields: readonly TemplateField[], values: FormValues, basis: string, draft: string): TemplateField[] {
  const [before, after] = [new SearchableText(basis), new SearchableText(draft)];
  return fields.filter((field) => {
    const value = values[field.name];
    return value !== undefined && before.has(field, value) && !after.has(field, value);
  });
}

/** Whether suggestions speak of a field or its value, so that a model may have been asked to change it. */
export function isMentioned({ label, name }: TemplateField, value: string, suggestions: string): boolean {
  const said = ` ${plain(suggestions)} `;
  const words = plain(`${label} ${name.replaceAll('_', ' ')}`)
    .split(' ')
    .filter((word) => word.length >= 4);
  return words.some((word) => said.includes(` ${word}`)) || said.includes(plain(value));
}
