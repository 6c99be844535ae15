import { applyOperations, citationsOf, type DraftTree, lineOf, type Operation, parseDraft } from '@themis/draft';
import { masked, unmasked } from '../reading/masks.js';
import { quotationsIn } from './named-lines.js';
import { piecesOf } from './pieces.js';
import { SAYING } from './word-lists.js';

const SHOWN = 60;
const short = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, text.lastIndexOf(' ', SHOWN)) || text.slice(0, SHOWN)} …`;

/** What an operation changes, for people: `3.1: "25,000" → "30,000"`. */
export function toldOperation(tree: DraftTree, operation: Operation): string {
  if (operation.do === 'rename') return `"${operation.from}" → "${operation.to}" everywhere`;
  const id = operation.do === 'insert' ? operation.after : operation.node;
  const index = tree.nodes.findIndex((node) => node.id === id);
  const node = tree.nodes[index];
  const place = citationsOf(tree)[index] ?? '';
  const at = place === '' ? '' : `${place}: `;
  switch (operation.do) {
    case 'edit':
      return `${at}"${short(operation.oldText)}" → "${short(operation.newText)}"`;
    case 'insert':
      return `Added after ${place === '' ? `"${short(node?.text ?? '')}"` : place}: "${short(operation.text.replace(/\s+/g, ' '))}"`;
    case 'merge':
      return `Joined to the line above it: ${short(node ? lineOf(node) : '')}`;
    case 'split':
      return `${at}parted before "${short(operation.at)}"`;
    case 'move':
      return `Moved: ${short(node ? lineOf(node) : '')}`;
    case 'remove':
      return `Removed: ${short(node ? lineOf(node) : '')}`;
  }
}

/** What follows from operations besides what they say, for people; '' for nothing. */
export function toldConsequences(content: string, operations: readonly Operation[]): string {
  const { consequences } = applyOperations(parseDraft(content), operations);
  const has = (kind: (typeof consequences)[number]['kind']) => consequences.some((each) => each.kind === kind);
  const moved = has('renumbered')
    ? has('reference')
      ? 'The numbers after it and the references to them moved.'
      : 'The numbers after it moved.'
    : '';
  const blank = has('blank') ? 'What referred to it is now a blank.' : '';
  const dropped = has('dropped') ? 'It was taken out of a list of references.' : '';
  return [moved, blank, dropped].filter(Boolean).join(' ');
}

/** A word with a capital that does not begin a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:)"”] )\p{Lu}[\p{L}\p{M}.'’-]{1,60}/gu;
const MISSING_MAX = 6;

/**
 * Figures, days, names and quoted words of an instruction that stand in nothing of what changed.
 * @param changed what stood there and what stands there now
 */
export function missingFrom(instruction: string, changed: string): string[] {
  const known = new Set(piecesOf(changed).map(({ key }) => key));
  const text = changed.toLowerCase();
  const figures = piecesOf(withoutNumbers(instruction)).filter(({ kind, key }) => kind !== 'word' && !known.has(key));
  const names = [...instruction.matchAll(NAME)].filter(([name]) => piecesOf(name).some(({ key }) => !known.has(key) && !SAYING.has(key)));
  const quoted = quotationsIn(instruction).filter((quotation) => !text.includes(quotation.toLowerCase()));
  return [...new Set([...figures.map((each) => each.text), ...names.map(([name]) => name), ...quoted])].slice(0, MISSING_MAX);
}

/** Numbers by which an instruction names a clause are no figures of it. */
function withoutNumbers(instruction: string): string {
  const { text, masks } = masked(instruction, () => true);
  return unmasked(
    text,
    masks.map((mask) => (mask.kind === 'place' ? { ...mask, text: ' ' } : mask)),
  );
}

/** What stood in the lines that operations change, and what stands there after them. */
export function changedText(content: string, operations: readonly Operation[]): string {
  const before = parseDraft(content);
  const { tree, changed } = applyOperations(before, operations);
  const named = new Set(operations.flatMap((operation) => ('node' in operation ? operation.node : [])));
  return [...before.nodes.filter(({ id }) => named.has(id)), ...tree.nodes.filter(({ id }) => changed.includes(id))].map(lineOf).join('\n');
}
