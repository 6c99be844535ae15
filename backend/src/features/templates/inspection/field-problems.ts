import { z } from 'zod';
import { expandBlocks } from '../form/field-blocks.js';
import { type TemplateData, templateSchema } from '../form/template-schema.js';
import { fieldProblem, type TemplateProblem } from './problem.js';

/** What the product gives to clauses besides the form. */
const CONTEXT = ['paragraphs', 'law'];
const NAME_RULE = 'takes lower-case letters, digits and underscores, and begins with a letter';
const MESSAGE_MAX = 300;

/** The data of a template as an administrator writes them; the price is kept in the price list. */
export interface WrittenData {
  label: unknown;
  category: unknown;
  unit: unknown;
  language: unknown;
  /** Fields and uses of blocks, as in `template.json`. */
  fields: unknown;
  context?: unknown;
}

const NO_PRICE = { baseTokens: 0, complexityMultiplier: 1, description: '' };

/** Data that obey the schema, or why they do not. */
export function readData(
  documentType: string,
  version: string,
  { label, category, unit, language, fields, context = [] }: WrittenData,
): { data: TemplateData } | { problems: TemplateProblem[] } {
  const broken = (Array.isArray(fields) ? fields : []).flatMap((entry: unknown) => blockProblem(entry) ?? []);
  if (broken.length > 0) return { problems: broken };
  const unknown = Array.isArray(context) ? (context as string[]).find((name) => !CONTEXT.includes(name)) : undefined;
  if (unknown !== undefined)
    return { problems: [{ ...fieldProblem(null, `Nothing gives "${unknown}" to the clauses.`), part: 'template' }] };
  const expanded = expandBlocks(fields);
  const written = { documentType, version, label, category, unit, language, context, price: NO_PRICE, fields: expanded };
  const parsed = templateSchema.safeParse(written);
  if (parsed.success) return { data: parsed.data };
  const names = Array.isArray(expanded) ? expanded.map(nameOf) : [];
  return { problems: parsed.error.issues.map((issue) => problemOf(issue, names)) };
}

/** A use of a block is read before the fields are, so its faults are found by themselves. */
function blockProblem(entry: unknown): TemplateProblem | null {
  try {
    expandBlocks([entry]);
    return null;
  } catch (error) {
    const prefix = (entry as { prefix?: unknown }).prefix;
    const name = typeof prefix === 'string' ? prefix : null;
    if (!(error instanceof z.ZodError)) return fieldProblem(name, `${capital((error as Error).message)}.`);
    return fieldProblem(name, error.issues[0] ? reasonOf(error.issues[0], '') : 'This use of a block is not valid.');
  }
}

const nameOf = (field: unknown): string | null => {
  const name = typeof field === 'object' && field !== null ? (field as { name?: unknown }).name : null;
  return typeof name === 'string' ? name : null;
};

function problemOf(issue: z.core.$ZodIssue, names: readonly (string | null)[]): TemplateProblem {
  const [part, index] = issue.path;
  if (part !== 'fields') return { ...fieldProblem(null, reasonOf(issue, '')), part: 'template' };
  const at = typeof index === 'number' ? index : null;
  const name = at === null ? null : (names[at] ?? null);
  return fieldProblem(name, reasonOf(issue, at === null ? '' : (name ?? `number ${at + 1}`)));
}

/** An issue of the schema in words. */
function reasonOf(issue: z.core.$ZodIssue, field: string): string {
  const key = [...issue.path].reverse().find((part) => typeof part === 'string') ?? '';
  const where = field === '' ? '' : `Field ${field}: `;
  const what = `${where}"${key}"`;
  const text = ((): string => {
    if (issue.code === 'invalid_type')
      return issue.input === undefined ? `${what} is missing.` : `${what} must be ${withArticle(issue.expected)}.`;
    if (issue.code === 'too_small') return `${what} must ${measure(issue.origin, 'at least', issue.minimum)}.`;
    if (issue.code === 'too_big') return `${what} must ${measure(issue.origin, 'at most', issue.maximum)}.`;
    if (issue.code === 'invalid_format') return key === 'options' ? `${what} takes words in lower case.` : `${what} ${NAME_RULE}.`;
    if (issue.code === 'unrecognized_keys') return `${where}"${issue.keys[0] ?? ''}" is not known here.`;
    if (issue.code === 'invalid_value') return `${what} must be one of: ${issue.values.map(String).join(', ')}.`;
    return `${where}${field === '' ? capital(issue.message) : issue.message}.`;
  })();
  return text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX)}…` : text;
}

const measure = (origin: string, bound: string, amount: number | bigint): string => {
  if (origin === 'string') return `have ${bound} ${amount} characters`;
  if (origin === 'array') return `have ${bound} ${amount} ${amount === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${amount}`;
};

const withArticle = (word: string): string =>
  word === 'boolean' ? 'true or false' : word === 'string' ? 'a text' : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
