import { QUESTIONS } from '../questions.js';
import { type DraftNode, endOf, isBlank, lineOf, type Operation } from '@themis/draft';
import { lineEdit } from '../making/line-edit.js';
import { citedIn, type Mask, masksIn, unmasked, withoutMasks } from '../reading/masks.js';
import type { OrderOf, ReadInstruction } from '../reading/read-instruction.js';
import { beginningOf, type DraftScene } from '../targets/draft-scene.js';
import { findLines } from '../targets/find-lines.js';
import { type Candidate, CHOICES_MAX, cleared, decide, distinct, lineCandidate, type Outcome, shortly } from './readings/candidate.js';

/** A quotation of so much of a line is the line. */
const MOST_OF_LINE = 0.6;
/** A part of a line that is smaller than the line. */
const PART = /\b(first|last|second|third|final)\s(sentence)\b/i;
/** What somebody says of a part that stays: no such thing is done by a rule. */
const BESIDES = /\b(?:except|but|only|unless|if|all the|everything|every|any|half|rest|other than|part of|reference to|mention of|word)\b/i;
/** "Clause 5 to 12" is more than its two ends; which of them shall go is asked. */
const RANGE = /\d[\d.]{0,8} ?(?:to|till|through|[-–]) ?\d/i;

/** A clause, a line, words or an entry of a list, taken out. */
export function removeLines(scene: DraftScene, instruction: ReadInstruction, order: OrderOf<'remove'>): Outcome {
  const { masks } = instruction;
  const { target } = order.reading;
  const own = masksIn(target, masks);
  const quote = own.find((mask) => mask.kind === 'quote');
  if (quote) return removeWords(scene, quote.text, citedIn(`${target} ${order.place}`, masks), ONLY_WORDS.test(withoutMasks(target)));
  const sentence = PART.exec(target);
  if (sentence)
    return removeSentence(scene, sentence[1] ?? '', findLines(scene, `${target.replace(PART, '')} ${order.place}`, masks).lines);
  if (BESIDES.test(withoutMasks(target)) || RANGE.test(unmasked(`${target} ${order.place}`, masks))) return askFor(scene, target, masks);
  const { lines, isSure } = findLines(scene, `${target} ${order.place}`, masks);
  const fields = scene.names
    .named(withoutMasks(target))
    .filter(({ name, required }) => !required && (scene.form.values[name] ?? '') !== '');
  const isPlaced = own.some((mask) => mask.kind === 'place') && isSure;
  const field = isPlaced ? fieldOfLine(scene, lines) : null;
  if (field) return decide(scene, [field], true, QUESTIONS.removed, '');
  const emptied = (isPlaced ? [] : fields).flatMap((field) => cleared(scene, field) ?? []);
  const removals =
    own.some((mask) => mask.kind === 'place') && isSure ? [removing(scene, lines)] : lines.map((at) => removing(scene, [at]));
  const known = distinct(scene, [...removals, ...emptied]);
  // A title and one line elsewhere that says the same words.
  const sure = isSure && known.length === 1;
  return decide(scene, known, sure, QUESTIONS.removed, 'Nothing in the draft says that.');
}

/** The optional value of the form that a line is there for, so that the form follows and what else speaks of the line; null for other lines. */
function fieldOfLine(scene: DraftScene, [at, ...others]: readonly number[]): Candidate | null {
  const node = at === undefined ? undefined : scene.tree.nodes[at];
  if (!node || others.length > 0) return null;
  const made = scene.form.template.fields.flatMap((field) => {
    const value = scene.form.values[field.name] ?? '';
    const candidate = !field.required && value.length > VALUE_MIN && node.text.includes(value) ? cleared(scene, field) : null;
    const gone = candidate?.operations.filter((operation) => operation.do === 'remove') ?? [];
    return candidate && gone.length === 1 && gone[0]?.node === node.id ? [candidate] : [];
  });
  return made.length === 1 ? (made[0] ?? null) : null;
}
/** A shorter value stands in many lines by chance. */
const VALUE_MIN = 3;

const askFor = (scene: DraftScene, target: string, masks: readonly Mask[]): Outcome =>
  decide(
    scene,
    findLines(scene, target.replace(BESIDES, ' '), masks)
      .lines.slice(0, CHOICES_MAX)
      .map((at) => removing(scene, [at])),
    false,
    QUESTIONS.removed,
    'It is not clear what shall be removed.',
  );

/** Lines taken out, with what stands below them. */
export function removing(scene: DraftScene, given: readonly number[]): Candidate {
  const lines = given.map((at) => withTitle(scene, at));
  const nodes = lines.flatMap((at) => scene.tree.nodes[at] ?? []);
  const headings = lines.flatMap((at) => headingOf(scene, at));
  const operations = [
    ...headings,
    ...nodes.map(({ id }): Operation => ({ do: 'remove', node: id })),
    ...lines.flatMap((at) => joinedAgain(scene, at)),
  ];
  const cited = lines.map((at) => scene.cited[at] ?? '');
  const [first] = nodes;
  return {
    label: `Remove ${lines.map((at) => scene.shown(at)).join('; ')}`,
    suggestion: cited.every((label) => label !== '')
      ? `Remove clause ${cited.join(' and ')}`
      : `Remove the line “${first ? beginningOf(first) : ''}”`,
    operations,
    values: {},
  };
}

/** With the last paragraph under a title the title goes. */
function withTitle(scene: DraftScene, at: number): number {
  const { nodes } = scene.tree;
  const parent = scene.parents[at] ?? null;
  if (parent === null || nodes[at]?.kind !== 'sub' || !scene.isTitle(parent)) return at;
  const isOther = (node: DraftNode, index: number) => node.kind === 'sub' && parent + 1 + index !== at;
  return nodes.slice(parent + 1, endOf(scene.tree, parent)).some(isOther) ? at : parent;
}

/** With the only paragraph under a heading the heading goes. */
function headingOf({ tree }: DraftScene, at: number): Operation[] {
  const isHeading = (node: DraftNode | undefined) => node === undefined || /^##? /.test(node.text);
  const before = tree.nodes.slice(0, at).findLast((node) => !isBlank(node));
  const after = tree.nodes.slice(endOf(tree, at)).find((node) => !isBlank(node));
  return tree.nodes[at]?.kind === 'clause' && before && isHeading(before) && isHeading(after) ? [{ do: 'remove', node: before.id }] : [];
}

/** Items are joined again where one of the last two goes: the last that stays ends the sentence, and the one before it has the "and". */
function joinedAgain(scene: DraftScene, at: number): Operation[] {
  const { nodes } = scene.tree;
  const parent = scene.parents[at] ?? null;
  const kind = nodes[at]?.kind;
  if (parent === null || (kind !== 'item' && kind !== 'subitem')) return [];
  const all = nodes.flatMap((node, index) => (node.kind === kind && scene.parents[index] === parent ? [index] : []));
  const joint = all.map((index) => JOINT.exec(nodes[index]?.text ?? '')?.[1]).find((word) => word !== undefined);
  const end = ENDS.exec(nodes[all.at(-1) ?? -1]?.text ?? '')?.[0];
  const kept = all.filter((index) => index !== at);
  if (joint === undefined || end === undefined || kept.length === 0) return [];
  return kept.flatMap((index, place) => {
    const node = nodes[index];
    const bare = (node?.text ?? '').replace(JOINT, '').replace(/[;.,]$/, '');
    const sign = place === kept.length - 1 ? end : place === kept.length - 2 ? `; ${joint}` : ';';
    return node && place >= kept.length - 2 ? (lineEdit(node, bare + sign) ?? []) : [];
  });
}
export const JOINT = /[;,] (and|or)$/;
export const ENDS = /[.;।]$/;

/** Nothing is said besides what the words are and where they stand. */
const ONLY_WORDS =
  /^(?:(?:the|words?|phrase|sentence|line|term|expression|figure|clause|title|heading|in|from|of|at|paragraph|para|,)\s*)*$/i;

function removeWords(scene: DraftScene, words: string, cited: readonly string[], isWhole: boolean): Outcome {
  const found = scene.tree.nodes.flatMap((node, at) =>
    plainQuotes(lineOf(node)).includes(plainQuotes(words).replace(/ ?…$/, '')) ? [at] : [],
  );
  const named = cited.flatMap((label) => scene.linesFrom(scene.lineOf(label)));
  const within = cited.length === 0 ? found : found.filter((at) => named.includes(at));
  const candidates = within.flatMap((at) => {
    const node = scene.tree.nodes[at];
    if (!node) return [];
    const start = plainQuotes(node.text).indexOf(plainQuotes(words));
    const isLine = /…$/.test(words) || words.length >= node.text.length * MOST_OF_LINE || scene.isTitle(at);
    if (start < 0 && !isLine) return [];
    return isLine ? [removing(scene, [at])] : (lineCandidate(scene, at, withoutWords(node.text, start, start + words.length)) ?? []);
  });
  return decide(
    scene,
    candidates,
    isWhole && candidates.length === 1,
    QUESTIONS.removed,
    `These words do not stand in the draft: "${shortly(words)}".`,
  );
}

const plainQuotes = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** A line without some of its words, with one blank and one sign where two would meet, and no comma before what is the last of a list now. */
function withoutWords(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  const isLast = before.endsWith(',') && /^(?:or|and)\b/.test(after);
  const joint = isLast || (before.endsWith(',') && /^[.,;)]/.test(after)) ? before.slice(0, -1) : before;
  return `${joint}${/^[.,;:)]/.test(after) ? '' : ' '}${after}`.replace(/^\s*,\s*/, '').trim();
}

function removeSentence(scene: DraftScene, which: string, lines: readonly number[]): Outcome {
  const [at, ...others] = lines;
  const node = at === undefined ? undefined : scene.tree.nodes[at];
  if (at === undefined || !node || others.length > 0) return { problem: 'It is not clear which sentence is meant.' };
  const sentences = node.text.match(/[^.।]+(?:[.।](?!\s|$)[^.।]*)*[.।]?\s*/g) ?? [];
  const index = { first: 0, second: 1, third: 2 }[which.toLowerCase()] ?? sentences.length - 1;
  if (sentences.length < 2 || sentences[index] === undefined) return { problem: 'That line has no such sentence.' };
  const candidate = lineCandidate(
    scene,
    at,
    sentences
      .filter((_each, place) => place !== index)
      .join('')
      .trim(),
  );
  return decide(scene, candidate ? [candidate] : [], true, QUESTIONS.removed, '');
}
