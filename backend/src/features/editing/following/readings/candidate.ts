import { applyOperations, type DraftNode, type DraftTree, endOf, type Operation, writeDraft } from '@themis/draft';
import type { QuestionText } from '../../questions.js';
import type { FormValues } from '../../../templates/form/form-values.js';
import type { TemplateField } from '../../../templates/form/template-schema.js';
import { lineEdit } from '../../making/line-edit.js';
import { differingFigures } from '../../../../core/text/values/number-from-words.js';
import { numberAt, tokensOf } from '../../../../core/text/values/written-number.js';

import { dimensionOf, isSame } from '../../making/written-values.js';
import { valuesIn, type WrittenValue } from '../../reading/masks.js';
import type { DraftScene } from '../../targets/draft-scene.js';

/** A change that an instruction may mean. */
export interface Candidate {
  /** For a person who chooses: `9.1 Termination: "1 (one) month" → "2 (two) months"`. */
  label: string;
  /** A sentence that means this change and no other. */
  suggestion: string;
  operations: Operation[];
  /** What changes in the form; '' for a value that goes. */
  values: FormValues;
  /** Free words are set, which may hold more than a value. */
  isText?: boolean;
}

/** A choice that a person has to complete before it is followed. */
export interface PlaceToFill {
  label: string;
  suggestion: string;
}

/** What comes of one way to read an instruction. */
export type Outcome =
  | { sure: Candidate }
  /** Something is not clear; the likeliest choice comes first. */
  | { question: QuestionText; choices: Candidate[]; places?: PlaceToFill[] }
  /** Nothing that it may mean; the places that it may speak of have a gap in their suggestion. */
  | { problem: string; places?: PlaceToFill[] };

export const choicesOf = (outcome: Outcome): Candidate[] =>
  'choices' in outcome ? outcome.choices : 'sure' in outcome ? [outcome.sure] : [];

export const CHOICES_MAX = 5;

const quoted = (text: string): string => `“${text}”`;
export const shortly = (text: string, length = 70): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length)) || text.slice(0, length)} …`;

/** A value of the form set to another one, wherever it stands in the draft; null with the reason where it cannot be. */
export function fieldCandidate(scene: DraftScene, field: TemplateField, value: string): Candidate | { problem: string } {
  const own = ofFields.get(scene) ?? new Map<string, Candidate | { problem: string }>();
  ofFields.set(scene, own);
  const key = `${field.name}\n${value}`;
  const made = own.get(key) ?? withField(scene, field, value);
  own.set(key, made);
  return made;
}

/** The same as one candidate, or none. */
export const fieldCandidates = (scene: DraftScene, field: TemplateField, value: string): Candidate[] =>
  [fieldCandidate(scene, field, value)].flatMap((each) => ('label' in each ? [each] : []));

/** A value of the form that goes; null where the form does not let it go, or another value comes by itself: an interest of 12 % for one of 9 %. */
export function cleared(scene: DraftScene, field: TemplateField): Candidate | null {
  const made = fieldCandidate(scene, field, '');
  if (!('label' in made)) return null;
  const brings = made.operations.some(
    (operation) => operation.do === 'edit' && valuesIn(operation.newText).some(({ dimension }) => dimension === dimensionOf(field)),
  );
  return brings ? null : made;
}

/** The candidates that were made for a draft, by field and value. */
const ofFields = new WeakMap<DraftScene, Map<string, Candidate | { problem: string }>>();

function withField(scene: DraftScene, field: TemplateField, value: string): Candidate | { problem: string } {
  const change = scene.drafted.change({ [field.name]: value, ...partsWithin(field, value, scene) });
  if ('problem' in change) return change;
  const now = scene.form.values[field.name] ?? '';
  const shown = (text: string) => (text === '' ? 'nothing' : `"${shortly(text)}"`);
  // As it stands in the draft rather than in the form.
  const edit = change.operations.find((operation) => operation.do === 'edit');
  const at = edit?.do === 'edit' ? scene.tree.nodes.findIndex(({ id }) => id === edit.node) : -1;
  const [before, after] = edit?.do === 'edit' ? wholeValues(scene.tree.nodes[at], edit) : [now, value];
  const cited = scene.cited[at] ? ` (${scene.cited[at]})` : '';
  return {
    label: `${field.label}${cited}: ${shown(before)} → ${shown(after)}`,
    suggestion: value === '' ? `Set ${quoted(field.label)} to nothing` : `Set ${quoted(field.label)} to ${quoted(value)}`,
    operations: change.operations,
    values: change.values,
    isText: dimensionOf(field) === null,
  };
}

/** What an edit exchanges, with the whole of the values that it touches: "16 March 2026" and not "16". */
export function wholeValues(node: DraftNode | undefined, { oldText, newText }: { oldText: string; newText: string }): [string, string] {
  const text = node?.text ?? '';
  const from = text.indexOf(oldText);
  if (from < 0) return [oldText.trim(), newText.trim()];
  const touched = valuesIn(text).filter(({ start, end }) => start < from + oldText.length && end > from);
  const [start, end] = touched.reduce(
    ([first, last], value) => [Math.min(first, value.start), Math.max(last, value.end)],
    [from, from + oldText.length],
  );
  // With the words before it, which tell what it is.
  const lead = /(?:\S{1,60} ){0,2}$/.exec(text.slice(0, start))?.[0] ?? '';
  const around = (words: string) => lead + `${text.slice(start, from)}${words}${text.slice(from + oldText.length, end)}`.trim();
  return [around(oldText), around(newText)];
}

/** An address that has its PIN code takes the place of the code that stands in a field of its own. */
function partsWithin({ name }: TemplateField, value: string, { form }: DraftScene): FormValues {
  const prefix = /^(\w+)_address$/.exec(name)?.[1];
  if (prefix === undefined || !/\b\d{6}\b/.test(value) || /\b\d{6}\b/.test(form.values[name] ?? '')) return {};
  return Object.fromEntries(
    [`${prefix}_pin`, `${prefix}_state`].filter((each) => (form.values[each] ?? '') !== '').map((each) => [each, '']),
  );
}

/** The value of a line that an edit puts another in the place of, both as they stand there; null where it changes none, or more than values. */
export function exchangedValues(
  text: string,
  { oldText, newText }: { oldText: string; newText: string },
): [WrittenValue, WrittenValue] | null {
  const [before, after] = [valuesIn(text), valuesIn(text.replace(oldText, () => newText))];
  const pairs = after.flatMap((come, at): [WrittenValue, WrittenValue][] => (before[at] ? [[before[at], come]] : []));
  return before.length === after.length
    ? (pairs.find(([old, come]) => old.dimension !== come.dimension || !isSame(old, come)) ?? null)
    : null;
}

/** A line with other words; null where nothing differs. */
export function lineCandidate(scene: DraftScene, at: number, text: string): Candidate | null {
  const node = scene.tree.nodes[at];
  const edit = node ? lineEdit(node, text) : null;
  if (!node || !edit) return null;
  const [old, fresh] = toldWords(node.text, edit);
  return {
    label: `${placeOf(scene, at)}${wholeValues(node, edit)
      .map((words) => `"${shortly(words)}"`)
      .join(' → ')}`,
    suggestion: `${inPlace(scene, at)}${quoted(wholeWords(scene, node, old, at))} with ${quoted(wholeWords(scene, node, fresh, at, text))}`,
    operations: [edit],
    values: {},
  };
}

/** The words of an edit, with as many before them as it takes for them to stand there once without the blanks around. */
function toldWords(text: string, { oldText, newText }: { oldText: string; newText: string }): [string, string] {
  const at = text.indexOf(oldText);
  for (let start = at; start >= 0; start = text.lastIndexOf(' ', Math.max(0, start - 2)) + 1) {
    const lead = text.slice(start, at);
    if (start === 0 || text.split((lead + oldText).trim()).length === 2) return [lead + oldText, lead + newText];
  }
  return [oldText, newText];
}

/** "In clause 9.2 replace", or "Replace" where the line has no number. */
const inPlace = (scene: DraftScene, at: number): string =>
  scene.cited[at] ? `In clause ${scene.cited[at]}${endOf(scene.tree, at) > at + 1 ? ' itself' : ''} replace ` : 'Replace ';

/** Of a line without a number the whole of it, so that it is found again. */
const wholeWords = (scene: DraftScene, node: DraftNode, words: string, at: number, text = node.text): string =>
  scene.cited[at] ? words : text;

const placeOf = (scene: DraftScene, at: number): string => {
  const title = scene.titleOf(at).replace(/^#+\s*/, '');
  const cited = scene.cited[at] ?? '';
  return cited === '' && title === '' ? '' : `${[cited, shortly(title, 40)].filter(Boolean).join(' ')}: `;
};

const results = new WeakMap<Candidate, { text: string; isRefused: boolean }>();

/** The draft that a candidate makes, made once. */
function madeBy(scene: DraftScene, candidate: Candidate): { text: string; isRefused: boolean } {
  const known = results.get(candidate);
  if (known) return known;
  const { tree, refused } = applyOperations(scene.tree, candidate.operations);
  const differ = candidate.operations.some(
    (operation) => operation.do === 'edit' && figuresDiffer(scene.tree, operation.node) < figuresDiffer(tree, operation.node),
  );
  const result = { text: writeDraft(tree), isRefused: refused.length > 0 || differ };
  results.set(candidate, result);
  return result;
}

/** How often a line has an amount whose figures and words do not say the same: 60 (thirty). */
const figuresDiffer = ({ nodes }: DraftTree, id: string): number =>
  nodes.filter((node) => node.id === id).flatMap(({ text }) => [...differingFigures(text), ...differingWords(text)]).length;

/** The same in Hindi: 10 (पाँच). */
const differingWords = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)(\d{1,9}) \(([\u0900-\u097f -]{1,60})\)/gu)].flatMap(({ 0: whole, 1: figures, 2: words = '' }) => {
    const tokens = tokensOf(words);
    const number = numberAt(words, tokens, 0);
    return number && number.count === tokens.length && number.value !== Number(figures) ? [whole] : [];
  });

/** Candidates that change the draft in the same way are one. */
export function distinct(scene: DraftScene, candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { text, isRefused } = madeBy(scene, candidate);
    if (isRefused || (text === scene.content && Object.keys(candidate.values).length === 0)) continue;
    // The form follows where it can.
    const known = found.get(text);
    if (!known || Object.keys(known.values).length < Object.keys(candidate.values).length) found.set(text, candidate);
  }
  return [...found.values()];
}

/** One candidate is the answer, several are a question, none is a problem. */
export function decide(
  scene: DraftScene,
  candidates: readonly Candidate[],
  isSure: boolean,
  question: QuestionText,
  problem: string,
): Outcome {
  const known = distinct(scene, candidates);
  const [first] = known;
  if (!first) return { problem };
  return isSure && known.length === 1 ? { sure: first } : { question, choices: known.slice(0, CHOICES_MAX) };
}
