import { type Block, type Clause, plainText } from '../document-model.js';

const MAX_HEADING_CHARACTERS = 90;
const BODY_CHARACTERS = 50;
const CLOSING_FORMULA =
  /^(?:IN WITNESS|SIGNED|DATED|VERIFICATION|VERIFIED|YOURS|PLACE\b|DEPONENT|NOW,? THEREFORE|(?:AND )?WHEREAS|साक्षी|हस्ताक्षर|सत्यापन|दिनांक|स्थान)/i;

/**
 * Finds the first-level clauses that are titles of what follows ("4. SECURITY DEPOSIT") and moves the plain paragraphs
 * below such a title to where its clauses would stand.
 */
export function markClauseHeadings(blocks: Block[]): Block[] {
  let underHeading: Clause | null = null;
  blocks.forEach((block, index) => {
    if (block.kind === 'clause') {
      block.heading ||= isTitle(block, blocks[index + 1]);
      if (block.level === 1) underHeading = block.heading ? block : null;
    } else if (block.kind === 'para' && underHeading !== null && !block.centered && !CLOSING_FORMULA.test(plainText(block.inlines))) {
      if (block.indent === 0) block.indent = 1;
    } else if (block.kind !== 'bullet' && block.kind !== 'table' && block.kind !== 'quote') {
      underHeading = null;
    }
  });
  return blocks;
}

/** Whether a clause is a title of what follows by its words alone. */
export function isTitle(clause: Clause, next: Block | undefined): boolean {
  const text = plainText(clause.inlines);
  if (clause.level !== 1 || text.length > MAX_HEADING_CHARACTERS || text === '' || /_{3}|[.,;]$|\n/.test(text)) return false;
  if (clause.inlines.every((inline) => inline.bold) || (/\p{Lu}{2}/u.test(text) && !/[\p{Ll}\p{Lo}]/u.test(text))) return true;
  if (text.endsWith(':')) return false;
  // "7.1" below "7." says that it is one, however long it is.
  if (next?.kind === 'clause') return next.level > 1 && (next.label.parts.length > 1 || text.length <= MAX_HEADING_CHARACTERS / 2);
  return next?.kind === 'para' && text.length <= MAX_HEADING_CHARACTERS / 2 && plainText(next.inlines).length >= BODY_CHARACTERS;
}
