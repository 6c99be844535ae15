import { amountOf, checkedValues, type FormValues } from '../template/form-values.js';
import type { TemplateField } from '../template/template-schema.js';
import { fieldNamed, termField } from './find-field.js';
import { plainValue, quantityIn, unitOf } from './plain-values.js';
import { standardClause } from './standard-clauses.js';

export type Suggestion =
  | { kind: 'field'; field: TemplateField; value: string; text: string }
  | { kind: 'remove-clause'; name: string; text: string }
  | { kind: 'add-clause'; title: string; paragraphs: string[]; text: string }
  | { kind: 'condition'; condition: string; text: string }
  | { kind: 'verbatim'; text: string };

const VERB =
  'change|set|update|make|modify|amend|revise|correct|replace|fix|increase|raise|reduce|decrease|lower|extend|lengthen|shorten|keep';
// All of these are matched against words with single blanks between them, see `bareWords`.
const SET = new RegExp(`^(?:${VERB}) (?:the )?(.{2,80}?) (?:from .{1,80}? )?(?:to be|to|as|=|with|:|at) (.{1,400})$`, 'is');
/** Without "to", only before something that can be a number: "make the notice period three months". */
const SET_NUMBER =
  /^(?:make|set|keep) (?:the )?(.{2,80}?) ((?:\d|rs\b|₹|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety).{0,60})$/is;
const SHOULD =
  /^(?:the )?(.{2,80}?) (?:should|must|shall|needs? to|has to|ought to) (?:now )?be (?:changed to |set to |increased to |reduced to )?(.{1,400})$/is;
const COLON = /^([^:=]{2,80}?) ?[:=] ?(.{1,400})$/s;
const BY = /^(increase|raise|extend|lengthen|reduce|decrease|lower|shorten|cut) (?:the )?(.{2,80}?) by (.{1,60}?)( ?(?:%|per ?cent))?$/is;
const TERM_LENGTH =
  /^(?:(?:make|use|have|give|prefer|i want|we want) )?(?:it |the |a )?(?:term |agreement |lease |tenancy )?(?:longer|shorter)? ?(?:term|duration|tenure|period)?[ :,]{0,5}(?:of|to|for|by making it)? ?((?:\d{1,4}|[a-z]+(?:[ -][a-z]+)?) (?:days?|weeks?|months?|years?))(?: (?:long|instead|in place).*)?$/i;
const REMOVE = /^(?:remove|delete|drop|omit|strike(?: out)?|take out|leave out) (?:the )?(?:whole |entire )?(.{1,80})$/is;
const ADD_CONDITION = /^(?:add|include|insert) (?:a |the |this )?(?:special )?condition ?(?:that|:|-) ?(.{3,4000})$/is;
const ADD_NAMED =
  /^(?:add|include|insert|introduce) (?:an? |the )?(?:new |standard )?(?:clause|section|provision) (?:on|about|for|regarding|titled|called|named|dealing with) (.{2,80}?)(?: ?[:–—] ?(.{3,4000}))?$/is;
const ADD_CLAUSE =
  /^(?:add|include|insert|introduce) (?:an? |the )?(?:new |standard )?(.{2,60}?) (?:clause|section|provision)(?: ?[:–—] ?(.{3,4000})| (?:saying|stating|providing) that (.{3,4000}))?$/is;
const INSTRUCTION = new RegExp(
  `^(?:please\\s+)?(?:${VERB}|add|include|insert|introduce|remove|delete|drop|omit|strike|take out|leave out)\\b`,
  'i',
);

/** What follows is set out word for word: longer ones are no plain instruction, and more than these nobody writes. */
const INSTRUCTION_MAX = 5000;
const INSTRUCTIONS_MAX = 100;

interface Form {
  fields: readonly TemplateField[];
  values: FormValues;
  /** Whether the document has a clause that a name means. */
  hasClause(name: string): boolean;
}

/**
 * Reads suggestions, one a line or a sentence, for what is plain: a new value of a field, a clause to add or to leave out by its
 * name, a longer or shorter term. Nothing is guessed: what is not plain is `verbatim`.
 */
export function parseSuggestions(form: Form, suggestions: string): Suggestion[] {
  const values = { ...form.values };
  return suggestions
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter(Boolean)
    .flatMap((line) => instructionsOf(line))
    .flatMap((instruction, index): Suggestion[] => {
      if (index >= INSTRUCTIONS_MAX || instruction.length > INSTRUCTION_MAX) return [{ kind: 'verbatim', text: instruction }];
      const understood = understand({ ...form, values }, instruction);
      for (const each of understood) if (each.kind === 'field') values[each.field.name] = each.value;
      return understood;
    });
}

/** A line as one instruction for each sentence that begins with one; other sentences stay with the one before. */
function instructionsOf(line: string): string[] {
  const instructions: string[] = [];
  for (const sentence of line.split(/(?<=[.;])\s+(?=\p{Lu})/u)) {
    const last = instructions.at(-1);
    if (last === undefined || INSTRUCTION.test(sentence)) instructions.push(sentence);
    else instructions[instructions.length - 1] = `${last} ${sentence}`;
  }
  return instructions;
}

function understand(form: Form, instruction: string): Suggestion[] {
  const bare = bareWords(instruction);
  const whole = removed(bare, instruction);
  if (whole && form.hasClause(whole.name)) return [whole];
  const several = bare.split(/,? and (?:also )?/i);
  if (several.length > 1) {
    const verb = /^[a-z]+/i.exec(bare)?.[0] ?? '';
    const parts = several.map((part, index) => plain(form, index === 0 || INSTRUCTION.test(part) ? part : `${verb} ${part}`, instruction));
    if (parts.every((part) => part !== null)) return parts;
  }
  return [plain(form, bare, instruction) ?? { kind: 'verbatim', text: instruction }];
}

/** An instruction with single blanks, without "please" and without the stop at its end; that of "Ltd." stays. */
function bareWords(instruction: string): string {
  const words = instruction
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^please /i, '');
  const kept = /\b(?:Ltd|Pvt|Inc|Co|Jr|Sr|Mr|Mrs|Dr|No)[.;]+$/i.test(words) ? 1 : 0;
  const end = words.length - (/(?<![.;])[.;]+$/.exec(words)?.[0].length ?? 0);
  return words.slice(0, end + kept);
}

function plain(form: Form, bare: string, text: string): Suggestion | null {
  return (
    changedBy(form, bare, text) ??
    added(form, bare, text) ??
    removed(bare, text) ??
    changedTo(form, bare, text) ??
    termLength(form, bare, text)
  );
}

function changedTo({ fields, values }: Form, bare: string, text: string): Suggestion | null {
  for (const pattern of [SET, SET_NUMBER, SHOULD, COLON]) {
    const [, name, value] = pattern.exec(bare) ?? [];
    const field = name && fieldNamed(fields, name);
    if (field && value) return valid(fields, values, field, plainValue(field, value), text);
  }
  return null;
}

function termLength({ fields, values }: Form, bare: string, text: string): Suggestion | null {
  const length = TERM_LENGTH.exec(bare)?.[1];
  const field = length && /term|duration|tenure|period|longer|shorter|long\b|for/i.test(bare) ? termField(fields) : null;
  const value = field && length ? quantityIn(length, unitOf(field)) : null;
  return field && value ? valid(fields, values, field, value, text) : null;
}

/** "Increase the rent by 10%", "extend the term by 6 months". */
function changedBy({ fields, values }: Form, bare: string, text: string): Suggestion | null {
  const [, verb, name, step, percent] = BY.exec(bare) ?? [];
  const field = name && fieldNamed(fields, name);
  const before = field && values[field.name];
  if (!verb || !field || !before || !step || !['money', 'number'].includes(field.format)) return null;
  const from = amountOf(before);
  const amount = percent && from !== null ? (from * Number(step)) / 100 : Number(plainValue(field, step).replaceAll(',', ''));
  if (from === null || !Number.isFinite(amount)) return null;
  const after = /^(?:increase|raise|extend|lengthen)$/i.test(verb) ? from + amount : from - amount;
  return valid(fields, values, field, String(Math.round(after * 100) / 100), text);
}

function added(form: Form, bare: string, text: string): Suggestion | null {
  const condition = ADD_CONDITION.exec(bare)?.[1];
  if (condition) return { kind: 'condition', condition: sentence(condition), text };
  const [, name, afterColon, said] = ADD_NAMED.exec(bare) ?? ADD_CLAUSE.exec(bare) ?? [];
  if (!name) return null;
  const words = afterColon ?? said;
  if (words) return { kind: 'add-clause', title: titleOf(name), paragraphs: [sentence(words)], text };
  const standard = standardClause(name);
  return standard ? { kind: 'add-clause', ...standard, text } : null;
}

function removed(bare: string, text: string): Extract<Suggestion, { kind: 'remove-clause' }> | null {
  const name = REMOVE.exec(bare)?.[1];
  return name ? { kind: 'remove-clause', name, text } : null;
}

function valid(fields: readonly TemplateField[], values: FormValues, field: TemplateField, value: string, text: string): Suggestion | null {
  try {
    const checked = checkedValues(fields, { ...values, [field.name]: value })[field.name];
    return checked === undefined ? null : { kind: 'field', field, value: checked, text };
  } catch {
    // Not a value that the field can have: then it is no plain change of it either.
    return null;
  }
}

const titleOf = (name: string): string =>
  name
    .trim()
    .replace(/^["'“]|["'”]$/g, '')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());

function sentence(words: string): string {
  const text = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return /[.!?]["'”’)]?$/.test(text) ? text : `${text}.`;
}
