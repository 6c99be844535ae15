import type { ClauseLabel, NumberStyle } from '../../../../shared/document/draft-tree.js';
import { labelFrom, withParts } from './labels.js';

/** Levels of numbered clauses; what lies deeper is set on the last one. */
const DEEPEST = 4;
/** Levels that word processors have. */
const MOST_LEVELS = 9;
/** Lists within lists that are followed; a page may nest thousands. */
const MOST_NESTED = 30;
/** How a level is numbered where the list does not say it: `1.`, `(a)`, `(i)`, `(A)`. */
const BY_DEPTH: readonly NumberStyle[] = ['decimal', 'lower-letter', 'lower-roman', 'upper-letter'];
const TYPES: Readonly<Record<string, NumberStyle>> = {
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
  'lower-alpha': 'lower-letter',
  'lower-latin': 'lower-letter',
  'upper-alpha': 'upper-letter',
  'upper-latin': 'upper-letter',
  'lower-roman': 'lower-roman',
  'upper-roman': 'upper-roman',
};

const BLOCK = /^(?:P|DIV|H[1-6]|UL|OL|TABLE|BLOCKQUOTE|SECTION|ARTICLE)$/;

/** Whether an element begins a line of its own. */
export const isBlock = ({ tagName }: Element): boolean => BLOCK.test(tagName);

/** Makes the items of every pasted list, and what Word writes as paragraphs with a mark, into clauses and bullets one after another. */
export function flattenLists(page: Document): void {
  for (const list of page.querySelectorAll('ol, ul')) {
    if (!list.isConnected || list.parentElement?.closest('ol, ul')) continue;
    const blocks: Element[] = [];
    readList(list, 1, blocks);
    list.replaceWith(...blocks);
  }
  for (const paragraph of page.querySelectorAll<HTMLElement>('[style*="mso-list:" i]')) readWordItem(paragraph);
}

function readList(list: Element, depth: number, blocks: Element[]): void {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  for (const child of [...list.children]) {
    if (child.tagName !== 'LI') {
      if (depth < MOST_NESTED && /^[OU]L$/.test(child.tagName)) readList(child, depth + 1, blocks);
      else if (child.textContent.trim()) blocks.push(paragraphOf(child));
      continue;
    }
    const own = levelOf(child) ?? depth;
    number = Number(child.getAttribute('value')) || number;
    const item = list.tagName === 'OL' ? clause(child, styleOf(list, child, own), number, own) : bullet(child, own);
    readItem(child, { item, depth, blocks });
    if (item.hasChildNodes()) number += 1;
  }
}

/** Which level an item says that it has: Word Online writes each in a list of its own. */
function levelOf(item: Element): number | null {
  const level = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level'));
  return level >= 1 && level <= MOST_LEVELS ? level : null;
}

/** Its words alone. */
function paragraphOf({ ownerDocument, textContent }: Element): HTMLElement {
  const line = ownerDocument.createElement('p');
  line.append(textContent);
  return line;
}

interface Reading {
  item: HTMLElement;
  depth: number;
  blocks: Element[];
}

/** The first line of an item takes its number; further paragraphs follow it without one, and so do the lists within it. */
function readItem(parent: Element, { item, depth, blocks }: Reading): void {
  const place: { line: HTMLElement | null } = { line: item };
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element && isBlock(node)) {
      if (/^[OU]L$/.test(node.tagName) && depth < MOST_NESTED) readList(node, depth + 1, blocks);
      else if (node.tagName === 'TABLE') blocks.push(node);
      else if (depth >= MOST_NESTED) blocks.push(paragraphOf(node));
      else if (node.textContent.trim()) addLine([...node.childNodes], place, item, blocks);
      place.line = item.hasChildNodes() ? null : item;
      continue;
    }
    if (node.textContent?.trim() || place.line?.hasChildNodes()) addLine([node], place, item, blocks, true);
  }
}

/** Puts nodes into the line that is open, or into a new one. */
function addLine(nodes: readonly Node[], place: { line: HTMLElement | null }, item: HTMLElement, blocks: Element[], goesOn = false): void {
  place.line ??= item.ownerDocument.createElement('p');
  place.line.append(...nodes);
  if (blocks.at(-1) !== place.line) blocks.push(place.line);
  if (!goesOn) place.line = null;
}

function styleOf(list: Element, item: Element, depth: number): NumberStyle {
  const named = [item, list].map((each) => (each as HTMLElement).style.listStyleType).find(Boolean) ?? list.getAttribute('type') ?? '';
  return TYPES[named] ?? BY_DEPTH[Math.min(depth, DEEPEST) - 1] ?? 'decimal';
}

const labelOf = (style: NumberStyle, number: number): ClauseLabel =>
  style === 'decimal' || style.startsWith('upper')
    ? withParts({ style, before: '', after: '.' }, [number])
    : withParts({ style, before: '(', after: ')' }, [number]);

function clause(item: Element, style: NumberStyle, number: number, depth: number): HTMLElement {
  return numbered(item.ownerDocument, labelOf(style, number), depth);
}

function numbered(page: Document, label: ClauseLabel, depth: number): HTMLElement {
  const level = Math.min(depth, DEEPEST);
  return block(page, { kind: 'clause', label: label.text, style: label.style, level: String(level), indent: String(level - 1) });
}

const bullet = (item: Element, depth: number): HTMLElement =>
  block(item.ownerDocument, { kind: 'bullet', indent: String(Math.min(depth, DEEPEST) - 1) });

function block(page: Document, data: Readonly<Record<string, string>>): HTMLElement {
  const line = page.createElement('p');
  Object.assign(line.dataset, data);
  return line;
}

const LEVEL = /mso-list:[^;]{0,40}?\blevel(\d)/i;
const MARK = /^(\(?)((?:\d{1,3}\.){0,3}\d{1,3}|[a-z]{1,5}|[A-Z]{1,5})([.)]?)$/;

/** A paragraph of Word with the mark of its list, "1." or "(a)" or a dot, written before its words. */
function readWordItem(paragraph: HTMLElement): void {
  const depth = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (depth === 0 || !isBlock(paragraph)) return;
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const written = mark?.textContent.trim() ?? '';
  mark?.remove();
  const label = wordLabel(written, depth);
  const item = label ? numbered(paragraph.ownerDocument, label, depth) : bullet(paragraph, depth);
  item.append(...paragraph.childNodes);
  paragraph.replaceWith(item);
}

/** A lone "o" is the hollow dot of Word. */
function wordLabel(written: string, depth: number): ClauseLabel | null {
  const [, open = '', token = '', close = ''] = MARK.exec(written) ?? [];
  if (token === '' || (open === '' && close === '')) return /^(?:\d{1,3}\.){1,3}\d{1,3}$/.test(token) ? labelFrom(token, 'decimal') : null;
  if (/^\d/.test(token)) return labelFrom(token.includes('.') ? token : `${open}${token}${close}`, 'decimal');
  const upper = token === token.toUpperCase();
  const isRoman = /^[ivxl]+$/i.test(token) && (token.length > 1 || depth > 2 || /^i$/i.test(token));
  const style: NumberStyle = `${upper ? 'upper' : 'lower'}-${isRoman ? 'roman' : 'letter'}`;
  return labelFrom(upper ? `${open}${token}${close}` : `(${token})`, style);
}
