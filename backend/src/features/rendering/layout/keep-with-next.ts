import { type Block, plainText } from '../document-model.js';

/** What words that end with a colon announce. */
const LISTED: readonly Block['kind'][] = ['clause', 'bullet', 'table', 'quote'];
/** Lines of signature blocks in a row, with the space between them, that stay on one page: about three quarters of it. */
const SIGNATURES_MAX = 28;
/** Space above a signature block, in lines. */
const SPACE_ABOVE = 1.5;
const LINE_CHARACTERS = 90;
/** Blocks from one signature to the next, that one included, between which there may be a heading and a paragraph. */
const WORDS_BETWEEN = 3;

/** Of each block, whether it stays on the page on which the next one begins. Headings are kept by their styles. */
export function keptWithNext(blocks: readonly Block[]): boolean[] {
  const kept = blocks.map((block, index) => staysWith(block, blocks[index + 1]));
  for (let from = 0; from < blocks.length; from += 1) {
    if (blocks[from]?.kind !== 'signature') continue;
    let end = endOfSignatures(blocks, from);
    let lines = linesOf(blocks, from, end);
    // Who signs should see the others sign; more of them than a page holds go on where it ends.
    if (lines <= SIGNATURES_MAX) {
      // The words by which witnesses attest what was signed, or a deponent verifies it, stand between signatures that belong together.
      for (let next = signaturesBehind(blocks, end); next > 0; next = signaturesBehind(blocks, end)) {
        const after = endOfSignatures(blocks, next);
        lines += linesOf(blocks, end, after);
        if (lines > SIGNATURES_MAX) break;
        end = after;
      }
      kept.fill(true, from, end - 1);
    }
    from = end - 1;
  }
  return kept;
}

/** The index after the signature blocks that begin at an index. */
function endOfSignatures(blocks: readonly Block[], from: number): number {
  let end = from;
  while (blocks[end]?.kind === 'signature') end += 1;
  return end;
}

/** Where signatures begin again after a few words; -1 where they do not. */
function signaturesBehind(blocks: readonly Block[], end: number): number {
  const between = blocks.slice(end, end + WORDS_BETWEEN).findIndex(({ kind }) => kind === 'signature');
  const words = blocks.slice(end, end + Math.max(between, 0));
  return between > 0 && words.every(({ kind }) => kind === 'para' || kind === 'heading') ? end + between : -1;
}

const linesOf = (blocks: readonly Block[], from: number, end: number): number =>
  blocks.slice(from, end).reduce((sum, block) => sum + heightOf(block), 0);

/** About so many lines of a page. */
function heightOf(block: Block): number {
  if (block.kind === 'signature') return block.lines.length + SPACE_ABOVE;
  return 'inlines' in block ? Math.ceil(plainText(block.inlines).length / LINE_CHARACTERS) + SPACE_ABOVE / 2 : SPACE_ABOVE;
}

/** The words above a signature, those that announce a list or a table, and "BETWEEN" or "AND" above the name of a party. */
function staysWith(block: Block, next: Block | undefined): boolean {
  if (!next || block.kind === 'signature') return false;
  if (next.kind === 'signature') return true;
  if (block.kind === 'para' && block.centered) return true;
  return 'inlines' in block && LISTED.includes(next.kind) && plainText(block.inlines).trimEnd().endsWith(':');
}
