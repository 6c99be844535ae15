import { literalWords } from '../../../../core/text/literally.js';
import { amountOf } from '../../template/form-values.js';
import type { TemplateField } from '../../template/template-schema.js';
import { dateOf } from '../../../../core/text/values/dates.js';
import { addReady, addText, condition, covenant, mutual } from './add-clauses.js';
import { type CarriedOut, isSaidAlready, type RevisionState, setField } from './apply-field.js';
import { changeBearer } from './bearer.js';
import { changeDescription, changeInPlace, changeMultiple, changePhrase } from './in-place.js';
import { changeInClause, moveClause, removeSentence, rewriteClause, swapClauses } from '../clauses/in-clause.js';
import { exceptFrom } from '../clauses/exceptions.js';
import { mergeClauses, splitClause } from '../clauses/merge-and-split.js';
import { removePart } from '../clauses/part-of-clause.js';
import { makeSubjectTo } from '../clauses/subject-to.js';
import { entryOf } from './list-entries.js';
import { removal } from './removal.js';
import { setNamed } from './set-named.js';
import { makeAbsolute } from './absolute.js';
import { setShares, shareEqually } from './equal-shares.js';
import { fieldNamed, termField } from '../find-field.js';
import type { Interpretation } from '../instructions/rules/rule.js';
import { changeQuantity } from '../numbered/change-quantity.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { optionOf, plainValue, quantityIn, unitOf, valueFor } from '../plain-values.js';

/** Carries out one meaning of an instruction. */
export function carryOut(state: RevisionState, meaning: Interpretation): CarriedOut {
  switch (meaning.kind) {
    case 'set':
      return setNamed(state, meaning.name, meaning.value, meaning.stated);
    case 'by':
    case 'times':
      return setRelative(state, meaning.kind === 'by' ? { ...meaning, step: meaning.step.replace(ONE, 'one ') } : meaning);
    case 'longer': {
      const lasting = termField(state.fields) ?? state.fields.find(({ name }) => name === 'end_date');
      return lasting ? setRelative(state, { ...meaning, kind: 'by', name: lasting.label, percent: false }) : null;
    }
    case 'sets': {
      let result: CarriedOut = null;
      for (const [name, value] of meaning.pairs) {
        const next = setNamed(result && 'state' in result ? result.state : state, name, value);
        if (isSaidAlready(next)) continue;
        if (!next || !('state' in next)) return next;
        result = result && 'state' in result ? { ...next, message: `${result.message}; ${next.message}` } : next;
      }
      return result;
    }
    case 'term': {
      const field = termField(state.fields);
      const value = field && quantityIn(meaning.length, unitOf(field));
      return field && value !== null ? setField(state, field, value) : null;
    }
    case 'unit': {
      const unit = /(day|week|month|year)s?$/i.exec(meaning.length)?.[1]?.toLowerCase();
      const counting = state.fields.filter(
        (field) =>
          field.format === 'number' &&
          unit !== undefined &&
          countsIn(field, unit) &&
          state.values[field.name] &&
          (meaning.from === undefined || state.values[field.name] === quantityIn(meaning.from, unit)),
      );
      const [only] = counting;
      return counting.length === 1 && only ? setField(state, only, quantityIn(meaning.length, unit ?? null) ?? '') : null;
    }
    case 'option': {
      const field = state.fields.find(({ options }) => options && optionOf(options, meaning.option));
      return field?.options ? setField(state, field, optionOf(field.options, meaning.option) ?? '') : null;
    }
    case 'entry':
      return entryOf(state, meaning);
    case 'in-place':
      return changeInPlace(state, meaning);
    case 'in-clause':
      return changeInClause(state, meaning);
    case 'part-of-clause':
      return removePart(state, meaning);
    case 'subject-to':
      return makeSubjectTo(state, meaning);
    case 'rewrite':
      return rewriteClause(state, meaning);
    case 'move':
      return moveClause(state, meaning);
    case 'swap':
      return swapClauses(state, meaning);
    case 'merge':
      return mergeClauses(state, meaning);
    case 'split':
      return splitClause(state, meaning);
    case 'except-from':
      return exceptFrom(state, meaning);
    case 'sentence':
      return removeSentence(state, meaning);
    case 'phrase':
      return changePhrase(state, meaning);
    case 'multiple':
      return changeMultiple(state, meaning);
    case 'bearer':
      return changeBearer(state, meaning);
    case 'described':
      return changeDescription(state, meaning);
    case 'replace':
      return replaceWords(state, meaning.from, meaning.to);
    case 'quantity':
      return quantity(state, meaning);
    case 'remove':
      return removal(state, meaning.name);
    case 'add-ready':
      return addReady(state, meaning.name, meaning.whole);
    case 'add-text':
      return addText(state, meaning.name, meaning.words);
    case 'condition':
      return condition(state, meaning.words);
    case 'covenant':
      return covenant(state, meaning);
    case 'mutual':
      return mutual(state, meaning.name);
    case 'absolute':
      return makeAbsolute(state, meaning.act);
    case 'equal-shares':
      return shareEqually(state);
    case 'shares':
      return setShares(state, meaning.percents);
    case 'renumber':
      return { refusal: 'The clauses are always numbered in order; there is nothing to renumber.' };
  }
}

function setRelative(state: RevisionState, meaning: Extract<Interpretation, { kind: 'by' | 'times' }>): CarriedOut {
  const field = fieldNamed(state.fields, meaning.name);
  const before = field && state.values[field.name];
  if (field?.format === 'date' && before && meaning.kind === 'by') return movedDate(state, field, before, meaning);
  const from = before ? amountOf(before.replace('%', '')) : null;
  if (!field || from === null || !['money', 'number', 'percent'].includes(field.format)) return null;
  const step = meaning.kind === 'times' ? from * (meaning.factor - 1) : stepOf(field, from, meaning);
  if (step === null) return { refusal: `It is not clear by how much to change ${field.label}.` };
  const after = meaning.kind === 'times' || meaning.up ? from + step : from - step;
  return setField(state, field, String(Math.round(after * 100) / 100));
}

/** A date that is some days, weeks, months or years later, or earlier. */
function movedDate(state: RevisionState, field: TemplateField, before: string, { step, up }: { step: string; up: boolean }): CarriedOut {
  const date = dateOf(before);
  const days = quantityIn(step, 'day');
  const months = days === null || /month|year/i.test(step) ? quantityIn(step, 'month') : null;
  if (!date || (days === null && months === null)) return { refusal: `It is not clear by how much to change ${field.label}.` };
  const sign = up ? 1 : -1;
  const moved =
    months === null
      ? new Date(Date.UTC(date.year, date.month - 1, date.day + sign * Number(days)))
      : monthsLater(date, sign * Number(months));
  return setField(state, field, moved.toISOString().slice(0, 10));
}

/** The same day of another month, or its last day where it has no such day. */
function monthsLater({ year, month, day }: { year: number; month: number; day: number }, months: number): Date {
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

const ONE = /^an? (?=day|week|month|year)/i;

function stepOf(field: TemplateField, from: number, { step, percent }: { step: string; percent: boolean }): number | null {
  if (percent) {
    const rate = /^\d/.test(step) ? Number(step) : Number(quantityIn(step, null) ?? NaN);
    if (!Number.isFinite(rate)) return null;
    return field.format === 'percent' ? rate : (from * rate) / 100;
  }
  const amount = Number((valueFor(field, step) ?? plainValue(field, step)).replaceAll(',', ''));
  return Number.isFinite(amount) ? amount : null;
}

/** Exchanges words wherever they stand; those that are the value of a field change with it, and a defined term in every form. */
function replaceWords(state: RevisionState, said: string, wanted: string): CarriedOut {
  const term = [...state.content.matchAll(/(?:\(the|\b(?:an?|together the)) "([A-Z][\w ]{2,30})"|"[A-Z][\w ]{2,30}"(?= means)/g)].find(
    ([, each = '']) => each.toLowerCase() === bareTerm(said),
  )?.[1];
  const [from, to] = term === undefined ? [said, wanted] : [term, asTerm(wanted)];
  if (/ (?:in|from|under) (?:the )?(?:[a-z-]{3,20} ){0,2}(?:list|clauses?|paragraphs?|sections?|schedule|part)\b/i.test(to)) return null;
  // "Replace Nisha with Leela as the executor": what she is to be is no part of her name.
  if (/ as (?:an? |the |my |our |his |her )?[a-z][a-z -]{2,30}$/.test(to)) return null;
  const field = state.fields.find(({ name, format }) => format === 'text' && state.values[name]?.toLowerCase() === from.toLowerCase());
  if (field && to !== '') return throughTheForm(state, from, to) ?? setField(state, field, to);
  const isTerm = term !== undefined && to !== '';
  // "Replace the executor by Leela Mehta of 9 Park Street": a person is no word for what the draft calls so.
  if (isTerm && (/[\d,]/.test(to) || to.split(' ').length > TERM_WORDS_MAX)) return null;
  if (isTerm && state.content.includes(`(the "${to}"`)) return { refusal: `"${to}" has another meaning in this document already.` };
  const patterns: [RegExp, string][] = isTerm
    ? [
        [exactly(from), to],
        [exactly(`${from}s`), `${to}s`],
        [exactly(from.toUpperCase()), to.toUpperCase()],
      ]
    : [[exactly(from), to]];
  let count = 0;
  const lines = parseNumbered(state.content).map((line) => {
    const text = patterns.reduce(
      (words, [pattern, fresh]) =>
        words.replace(pattern, (_whole, at: number, all: string) => {
          count += 1;
          return /\b(?:an?|the) $/i.test(all.slice(0, at)) ? fresh.replace(/^(?:an?|the) /i, '') : fresh;
        }),
      line.text,
    );
    return text === line.text ? line : { ...line, text: to === '' ? text.replace(/ {2,}/g, ' ').replace(/ (?=[,.;])/g, '') : text };
  });
  if (count === 0) return { refusal: `"${from.slice(0, 80)}" does not stand in the document.` };
  return { state: { ...state, content: printNumbered(lines) }, message: to === '' ? `Words removed: ${from}` : `"${from}" is now "${to}"` };
}

/** Words of a defined term. */
const TERM_WORDS_MAX = 4;

const bareTerm = (words: string): string => words.toLowerCase().replace(/^the /, '');
/** "service buyer" as a defined term: "Service Buyer". */
const asTerm = (words: string): string =>
  words.replace(/^the (?=\S)/i, '').replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (first) => first.toUpperCase());

/** Words where they stand as whole words. */
const exactly = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${literalWords(words)}(?![\p{L}\p{N}])`, 'gu');

/** A name that several fields hold changes in each of them. Null where one field alone has it. */
function throughTheForm(state: RevisionState, from: string, to: string): CarriedOut {
  const holding = state.fields.filter(
    ({ name, format, options }) => !options && (format === 'text' || format === 'list') && holdsWords(state.values[name] ?? '', from),
  );
  if (holding.length < 2) return null;
  let changed = state;
  for (const { name } of holding) {
    const field = changed.fields.find((each) => each.name === name);
    const set =
      field &&
      setField(
        changed,
        field,
        (changed.values[name] ?? '').replaceAll(from, () => to),
      );
    if (!set || !('state' in set)) return null;
    changed = set.state;
  }
  return { state: changed, message: `"${from}" is now "${to}"` };
}

/** Whether words stand in a text, and nowhere as a part of longer ones. */
const holdsWords = (text: string, words: string): boolean =>
  text.split(words).length > 1 &&
  text
    .split(words)
    .every(
      (part, index, parts) => (index === 0 || !/^[\p{L}\p{N}]/u.test(part)) && (index === parts.length - 1 || !/[\p{L}\p{N}]$/u.test(part)),
    );

function quantity(state: RevisionState, { topic, from, to }: { topic: string; from: string; to: string }): CarriedOut {
  const field = fieldNamed(state.fields, topic);
  const set = field && ['number', 'percent', 'money'].includes(field.format) ? setNamed(state, topic, to) : null;
  if (set && 'state' in set) return set;
  const lines = parseNumbered(state.content);
  const bodyEnd = bodyEndOf(state.content);
  const changed = changeQuantity(lines.slice(0, bodyEnd), topic, from, to);
  if (!changed) return null;
  const content = printNumbered(lines.map((line, index) => (index === changed.index ? { ...line, text: changed.text } : line)));
  return { state: { ...state, content }, message: `${topic}: ${to}` };
}

/** Whether a field counts in a unit, as its label or its name says. */
const countsIn = (field: TemplateField, unit: string): boolean =>
  (unitOf(field) ?? /_(day|week|month|year)s$/.exec(field.name)?.[1] ?? null) === unit;
