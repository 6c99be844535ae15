import type { CompareVersionsQuery } from '../../../shared/gql/graphql.js';

export type Segments = readonly Pick<NonNullable<CompareVersionsQuery['compareDocumentVersions']>['segments'][number], 'kind' | 'text'>[];
type Change = Segments[number]['kind'];

/** Words of one line with the same change and the same emphasis. */
export interface RedlineRun {
  change: Change;
  text: string;
  bold: boolean;
  italic: boolean;
}

export interface RedlineLine {
  /** 1 to 6 for a heading, 0 for a line of text. */
  level: number;
  rule: boolean;
  /** Whether a word of it was inserted or deleted. */
  changed: boolean;
  runs: RedlineRun[];
}

interface Piece {
  change: Change;
  text: string;
}

const HEADING = /^\s*(#{1,6})\s+/;
const QUOTE = /^\s*>\s?/;
const RULE = /^\s*(-{3,}|\*{3,}|_{3,}|\|[\s:|-]+\|)\s*$/;
const ROW = /^\s*\|.*\|\s*$/;
/** Inline Markdown: an escaped character, bold, italics. */
const INLINE = /\\([\\`*_{}[\]()#+\-.!|>~])|\*\*|(?<![\p{L}\p{N}_])_(?=[^_\s])|(?<=[^_\s])_(?![\p{L}\p{N}_])|\*(?=\S)|(?<=\S)\*/gu;

/**
 * The lines of a comparison without Markdown syntax: headings, rules, rows and emphasis are recognised by their styling instead. A
 * line is the text between two line breaks of either version, so deleted lines keep their place.
 */
export function redlineLines(segments: Segments): RedlineLine[] {
  const lines: Piece[][] = [[]];
  for (const { kind: change, text } of segments) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ change, text: part.replace('\r', '') });
    }
  }
  return lines.flatMap((pieces) => lineOf(pieces) ?? []);
}

/** Undefined for a line without words. */
function lineOf(pieces: readonly Piece[]): RedlineLine | undefined {
  const whole = pieces.map(({ text }) => text).join('');
  if (!whole.trim()) return undefined;
  if (RULE.test(whole)) return { level: 0, rule: true, changed: false, runs: [] };
  const heading = HEADING.exec(whole);
  const prefix = heading ?? QUOTE.exec(whole);
  const words = ROW.test(whole) ? cellsOf(pieces) : without(pieces, prefix?.[0].length ?? 0);
  const runs = runsOf(words);
  return { level: heading?.[1]?.length ?? 0, rule: false, changed: runs.some(({ change }) => change !== 'EQUAL'), runs };
}

/** The lines that were changed, each below the heading that it stands under. */
export function changedClauses(lines: readonly RedlineLine[]): RedlineLine[] {
  const kept = new Set<RedlineLine>();
  let heading: RedlineLine | undefined;
  for (const line of lines) {
    if (line.level > 0) heading = line;
    if (!line.changed) continue;
    if (heading) kept.add(heading);
    kept.add(line);
  }
  return [...kept];
}

/** The pieces without the first `count` characters of the line. */
function without(pieces: readonly Piece[], count: number): Piece[] {
  let left = count;
  return pieces.map(({ change, text }) => {
    const cut = Math.min(left, text.length);
    left -= cut;
    return { change, text: text.slice(cut) };
  });
}

/** A table row, its cells separated by wide spaces. */
const cellsOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ change, text }) => {
    const cells = text.split(/(?<!\\)\|/);
    const trimmed = cells.map((cell, at) => {
      const from = at === 0 ? cell : cell.trimStart();
      return at === cells.length - 1 ? from : from.trimEnd();
    });
    return { change, text: trimmed.join('\u2003') };
  });

/** Emphasis is tracked for each version separately, because a change may add or remove only one marker of a pair. */
function runsOf(pieces: readonly Piece[]): RedlineRun[] {
  const before = { bold: false, italic: false };
  const after = { bold: false, italic: false };
  const runs: RedlineRun[] = [];
  for (const { change, text } of pieces) {
    const looks = change === 'EQUAL' ? [before, after] : [change === 'DELETED' ? before : after];
    const put = (words: string): void => {
      const [look] = looks.slice(-1);
      if (words && look) runs.push({ change, text: words, ...look });
    };
    let from = 0;
    let held = '';
    for (const match of text.matchAll(INLINE)) {
      const [sign, escaped] = match;
      held += text.slice(from, match.index);
      from = match.index + sign.length;
      if (escaped !== undefined) {
        held += escaped;
        continue;
      }
      put(held);
      held = '';
      for (const look of looks) {
        if (sign === '**') look.bold = !look.bold;
        else look.italic = !look.italic;
      }
    }
    put(held + text.slice(from));
  }
  return runs;
}
