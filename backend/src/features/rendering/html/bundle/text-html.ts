import { escapeHtml } from '../print-html.js';

const TAB = '\t';
/** A line of more cells is a line with tabs. */
const MAX_CELLS = 20;

/** The text of a Word or text file: its lines as they are, and lines that are rows of one table as that table. */
export function textHtml(text: string): string {
  const parts: string[] = [];
  const lines = text.trim().split('\n');
  for (let at = 0; at < lines.length;) {
    const cells = cellsOf(lines[at]);
    const end = cells < 2 || cells > MAX_CELLS ? at : endOfRows(lines, at, cells);
    if (end > at + 1) {
      parts.push(tableHtml(lines.slice(at, end)));
      at = end;
    } else {
      const from = at;
      do at++;
      while (at < lines.length && !(cellsOf(lines[at]) >= 2 && cellsOf(lines[at]) === cellsOf(lines[at + 1])));
      parts.push(`<div class="tx">${escapeHtml(lines.slice(from, at).join('\n'))}</div>`);
    }
  }
  return parts.join('');
}

const cellsOf = (line: string | undefined): number => (line === undefined ? 0 : line.split(TAB).length);

function endOfRows(lines: readonly string[], from: number, cells: number): number {
  let end = from;
  while (end < lines.length && cellsOf(lines[end]) === cells) end++;
  return end;
}

const tableHtml = (rows: readonly string[]): string =>
  `<table class="f10"><tbody>${rows
    .map(
      (row) =>
        `<tr>${row
          .split(TAB)
          .map((cell) => `<td>${escapeHtml(cell)}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
