import { type Mask, withoutMasks } from '../reading/masks.js';
import { type DraftList, listsOf } from './draft-lists.js';
import type { DraftScene } from './draft-scene.js';

const ORDINALS = 'first second third fourth fifth'.split(' ');
const ORDINAL = /\b(?:first|second|third|fourth|fifth|last)\b/gi;

/** "The second advocate", "accused number 3", "the last gift" (-1); null where nothing is counted. */
export function ordinalIn(plain: string, masks: readonly Mask[]): number | null {
  const word = withoutMasks(plain).match(ORDINAL)?.[0].toLowerCase();
  if (word !== undefined) return word === 'last' ? -1 : ORDINALS.indexOf(word) + 1;
  const mask = masks[Number(/\b(?:number|nos?\.?) ⟦(\d{1,3})⟧/i.exec(plain)?.[1] ?? -1)];
  return mask?.kind === 'value' && mask.value.dimension === 'number' ? mask.value.amount : null;
}

export const withoutOrdinals = (text: string): string => text.replace(ORDINAL, ' ').replace(/\b(?:number|nos?\.?)(?![\p{L}])/giu, ' ');

/** Whether a line is the entry of a list that is counted: by the number that the line says of itself, else by its place in the list. */
export function isNth(scene: DraftScene, list: DraftList, at: number, ordinal: number): boolean {
  const given = /\bno\. (\d{1,3}):/.exec(scene.tree.nodes[at]?.text ?? '')?.[1];
  return at >= 0 && (given === undefined ? list.lines.at(ordinal < 0 ? -1 : ordinal - 1) === at : Number(given) === ordinal);
}

/** The same for any list of the form. */
export const isNthOfAny = (scene: DraftScene, at: number, ordinal: number): boolean =>
  listsOf(scene).some((list) => list.lines.includes(at) && isNth(scene, list, at, ordinal));
