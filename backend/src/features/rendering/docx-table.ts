import { AlignmentType, BorderStyle, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { type Block, type ColumnAlignment, type Inline, plainText } from './document-model.js';
import { runs } from './docx-runs.js';

const ALIGNMENTS: Record<ColumnAlignment, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};
const BORDER = { style: BorderStyle.SINGLE, size: 6, color: '777777' };
const CELL_MARGIN = { top: 60, bottom: 60, left: 110, right: 110 };
const FONT_SIZE = 21;
const MIN_WEIGHT = 5;
const MAX_WEIGHT = 40;

/** @param width of the text area in twips; Word and LibreOffice agree only about fixed widths. */
export function docxTable(table: Extract<Block, { kind: 'table' }>, width: number): Table {
  const weights = table.head.map((head, column) => {
    const longest = table.rows.reduce((most, row) => Math.max(most, plainText(row[column] ?? []).length), plainText(head).length);
    return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, longest));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const columnWidths = weights.map((weight) => Math.floor((width * weight) / total));
  const row = (cells: Inline[][], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
            margins: CELL_MARGIN,
            ...(isHead ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'EEEEEE' } } : {}),
            children: [
              new Paragraph({
                alignment: ALIGNMENTS[table.columns[column] ?? 'left'],
                spacing: { after: 0, line: 264 },
                children: runs(cell, { size: FONT_SIZE, bold: isHead }),
              }),
            ],
          }),
      ),
    });
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, column) => sum + column, 0), type: WidthType.DXA },
    borders: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, insideHorizontal: BORDER, insideVertical: BORDER },
    rows: [row(table.head, true), ...table.rows.map((cells) => row(cells, false))],
  });
}
