import { looksLikeHeading, splitLines, type Line } from './lines.js';
import { numberingChain } from './numbering.js';
import type { Unit } from './unit.js';

const LABEL =
  /^(?:(?:article|section|clause|schedule|exhibit|annex|part|chapter|rule)\s+([ivxlc]+|\d+(?:\.\d+)*|[a-z])\b[.:)]?|(\d{1,3}(?:\.(?:\d{1,3}|\([0-9a-z]{1,4}\)|guidance|[A-Z]\d?))+[.)]?|(?:APP|A)\d+(?:\.[A-Za-z0-9()]+)*\.?|\d{1,3}[.)]|\d{1,3}(?=\s+\p{Lu}))(?=\s|$))\s*/iu;
/** Plain numbers also begin the items of lists; they count as units only where they ascend through the document. */
const PLAIN_NUMBER = /^\d{1,3}$/;
const MAX_NUMBER_GAP = 4;
const MAX_HEADING_LENGTH = 160;
const SENTENCE_END = /[.;:?!”"')\]]$/u;

interface Block {
  start: number;
  end: number;
  bodyStart: number;
  label: string;
  heading: boolean;
  oneLine: boolean;
  text: string;
}

function readBlock(text: string, first: Line, last: Line): Block {
  const own = text.slice(first.start, last.end);
  const match = LABEL.exec(first.text);
  const label = (match?.[1] ?? match?.[2] ?? '').replace(/(?<![.)])[.)]+$/, (end) =>
    end.includes(')') && first.text.includes('(') ? ')' : '',
  );
  const rest = own.slice(match?.[0].length ?? 0);
  const heading = first === last && (rest === '' || looksLikeHeading(rest.trim()) || looksLikeHeading(own));
  return {
    start: first.start,
    end: last.end,
    bodyStart: first.start + (match?.[0].length ?? 0),
    label,
    heading,
    oneLine: first === last && own.length <= MAX_HEADING_LENGTH && !SENTENCE_END.test(own),
    text: own,
  };
}

/** A block ends at a blank line, and where a numbered line follows a finished sentence. */
function blocks(text: string): Block[] {
  const lines = splitLines(text);
  const out: Block[] = [];
  let first = lines[0];
  for (let i = 0; i < lines.length && first; i++) {
    const line = lines[i] as Line;
    const next = lines[i + 1];
    const breaks =
      !next ||
      next.afterBlank ||
      (LABEL.test(next.text) && SENTENCE_END.test(line.text)) ||
      (line === first && looksLikeHeading(line.text));
    if (!breaks) continue;
    out.push(readBlock(text, first, line));
    first = next;
  }
  return out;
}

function unlabelLists(all: readonly Block[]): void {
  const plain = all.filter((block) => PLAIN_NUMBER.test(block.label.replace(/\)$/, '')));
  const counted = new Set(
    numberingChain(
      plain.map((block) => ({ key: parseInt(block.label, 10), weight: 1 })),
      MAX_NUMBER_GAP,
    ).map((i) => plain[i]),
  );
  for (const block of plain) {
    if (counted.has(block)) continue;
    block.label = '';
    block.heading = false;
    block.bodyStart = block.start;
  }
}

const steps = (label: string): string[] => label.split('.').filter(Boolean);
const numeric = (label: string): boolean => /^\d/.test(label);

/** Whether a heading with label `outer` encloses what is labelled `inner`: '2.4' encloses '2.4.1', '2.3' does not. */
function encloses(outer: string, inner: string): boolean {
  if (!numeric(outer) || !numeric(inner)) return true;
  const [a, b] = [steps(outer), steps(inner)];
  return a.length < b.length && a.every((step, i) => step === b[i]);
}

/** Headings and paragraphs of contracts, rulebooks and other texts; every numbered block is a unit of its own. */
export function parseText(text: string): Unit[] {
  const units: Unit[] = [];
  let headings: { label: string; name: string }[] = [];
  let open: Omit<Unit, 'end'> | null = null;
  /** A numbered heading whose body is not numbered itself: the number is the body's. */
  let titled: { label: string; start: number | null } = { label: '', start: null };
  const close = (end: number): void => {
    if (open && end > open.start) units.push({ ...open, end });
    open = null;
  };
  const all = blocks(text);
  unlabelLists(all);
  for (const [at, block] of all.entries()) {
    const next = all[at + 1];
    const opensNext = block.label && next?.label && block.oneLine && encloses(block.label, next.label) && steps(next.label).length > 1;
    if (block.heading || opensNext) {
      close(block.start);
      headings = headings.filter((heading) =>
        block.label ? heading.label !== '' && encloses(heading.label, block.label) : heading.label !== '',
      );
      headings = [...headings.slice(-MAX_HEADINGS), { label: block.label, name: block.text.replace(/\s+/g, ' ') }];
      if (block.label) titled = { label: block.label, start: block.start };
    } else if (block.label || !open) {
      close(block.start);
      if (numeric(block.label))
        headings = headings.filter((heading) => !heading.label || encloses(heading.label, block.label) || !block.label.includes('.'));
      const label = block.label || titled.label;
      const path = headings.map((heading) => heading.name);
      const start = block.label ? block.start : (titled.start ?? block.start);
      titled = { label: block.label ? '' : titled.label, start: null };
      open = {
        kind: label ? 'clause' : 'text',
        label,
        path: block.label ? [...path, label] : path,
        heading: '',
        start,
        bodyStart: block.start,
      };
    }
  }
  close(text.length);
  return units;
}

const MAX_HEADINGS = 3;
