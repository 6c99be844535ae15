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
    for (const row of rows) for (const cell of [...row.cells]) flattenCell(cell);
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    for (const row of rows) while (row.cells.length < width) row.append(page.createElement('td'));
  }
}

/** The lines of a cell, with line breaks between them; where it spans several columns, empty cells stand behind it. */
function flattenCell(cell: HTMLTableCellElement): void {
  for (const line of cell.querySelectorAll(LINES)) if (line.textContent.trim() !== '') line.after(cell.ownerDocument.createElement('br'));
  for (const inner of cell.querySelectorAll('td, th')) inner.after(' ');
  for (const part of cell.querySelectorAll(`${LINES}, ul, ol, table, tbody, thead, td, th`)) part.replaceWith(...part.childNodes);
  while (cell.lastChild && (cell.lastChild.nodeName === 'BR' || (cell.lastChild.nodeType === 3 && !cell.lastChild.textContent?.trim())))
    cell.lastChild.remove();
  const span = Math.min(cell.colSpan, MOST_COLUMNS);
  for (let more = 1; more < span; more += 1) cell.after(cell.ownerDocument.createElement('td'));
}
