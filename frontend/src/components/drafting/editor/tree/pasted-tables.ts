/** No table of a draft has more; a page may name any number. */
const MOST_COLUMNS = 20;
const LINES = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/** Makes the cells of pasted tables single texts and their rows equally long: Word writes paragraphs into each cell. */
export function flattenTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    if (!table.isConnected || table.parentElement?.closest('table')) continue;
    const [first, ...others] = [...table.rows].filter((row) => row.cells.length > 0);
    if (first && others.length === 0 && first.cells.length === 1) {
      // A frame around a text, as mails and web pages have it.
      table.replaceWith(...(first.cells[0]?.childNodes ?? []));
      continue;
    }
    const rows = first ? [first, ...others] : [];
    const covered: number[] = [];
    for (const row of rows) flattenRow(row, covered, rows.length);
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    for (const row of rows) while (row.cells.length < width) row.append(page.createElement('td'));
  }
}

/**
 * Makes the cells of a row single texts, with empty ones where a cell of an earlier row reaches down: each word stays in its column.
 * @param covered how many more rows a cell above reaches down, by column
 */
function flattenRow(row: HTMLTableRowElement, covered: number[], rows: number): void {
  const empty = (): HTMLTableCellElement => row.ownerDocument.createElement('td');
  const isCovered = (column: number): boolean => (covered[column] ?? 0) > 0;
  let column = 0;
  for (const cell of [...row.cells]) {
    for (; column < MOST_COLUMNS && isCovered(column); column += 1) {
      cell.before(empty());
      covered[column] = (covered[column] ?? 0) - 1;
    }
    const down = (cell.rowSpan === 0 ? rows : Math.min(cell.rowSpan, rows)) - 1;
    const across = flattenCell(cell);
    for (let more = 0; more < across; more += 1) covered[column + more] = down;
    column += across;
  }
  for (; column < covered.length && covered.slice(column).some((down) => down > 0); column += 1) {
    row.append(empty());
    if (isCovered(column)) covered[column] = (covered[column] ?? 0) - 1;
  }
}

/** The lines of a cell, with line breaks between them; where it spans several columns, empty cells stand behind it. @returns how many columns it takes */
function flattenCell(cell: HTMLTableCellElement): number {
  for (const line of cell.querySelectorAll(LINES)) if (line.textContent.trim() !== '') line.after(cell.ownerDocument.createElement('br'));
  for (const inner of cell.querySelectorAll('td, th')) inner.after(' ');
  for (const part of cell.querySelectorAll(`${LINES}, ul, ol, table, tbody, thead, td, th`)) part.replaceWith(...part.childNodes);
  while (cell.lastChild && (cell.lastChild.nodeName === 'BR' || (cell.lastChild.nodeType === 3 && !cell.lastChild.textContent?.trim())))
    cell.lastChild.remove();
  const span = Math.min(cell.colSpan, MOST_COLUMNS);
  for (let more = 1; more < span; more += 1) cell.after(cell.ownerDocument.createElement('td'));
  return span;
}
