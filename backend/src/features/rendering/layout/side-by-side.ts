import type { Block } from '../document-model.js';

/**
 * Which signatures stand on the left of the next one: of those that follow each other two in a row, as two parties sign. One that is left
 * over stands alone.
 * @returns for each block whether it is the left one of two
 */
export function leftSignatures(blocks: readonly Block[]): boolean[] {
  const left: boolean[] = [];
  for (const [at, block] of blocks.entries())
    left.push(block.kind === 'signature' && blocks[at + 1]?.kind === 'signature' && left[at - 1] !== true);
  return left;
}
