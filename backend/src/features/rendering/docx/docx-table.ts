import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  type ITableRowPropertiesOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { Block, ColumnAlignment, Inline } from '../document-model.js';
import { runs } from './docx-runs.js';
import type { TableLayout } from '../layout/table-layout.js';

const ALIGNMENTS: Record<ColumnAlignment, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};
const BORDER = { style: BorderStyle.SINGLE, size: 6, color: '777777' };
const CELL_MARGIN = { top: 60, bottom: 60, left: 100, right: 100 };

/** Word requires a paragraph between a table and what follows; this one is as low as possible. */
export const AFTER_TABLE: IParagraphOptions = { spacing: { before: 0, after: 0, line: 200, lineRule: LineRuleType.EXACT } };

export interface CellStyle {
  bold: boolean;
  /** Half points. */
  size: number;
}

/** One row, with what a redline says about it; by default the runs of each cell. */
export interface RowPart {
  cells: readonly (readonly Inline[])[];
  properties?: Pick<ITableRowPropertiesOptions, 'insertion' | 'deletion'>;
  print?: (cell: readonly Inline[], column: number, style: CellStyle) => ParagraphChild[];
}

type TableBlock = Extract<Block, { kind: 'table' }>;

/** @param width of the text area in twips; Word and LibreOffice agree only about fixed widths. */
export const docxTable = (table: TableBlock, layout: TableLayout, width: number): Table =>
  tableOfRows(
    table.columns,
    { cells: table.head },
    table.rows.map((cells) => ({ cells })),
    layout,
    width,
  );

export function tableOfRows(
  columns: readonly ColumnAlignment[],
  head: RowPart,
  rows: readonly RowPart[],
  { shares, fontSize }: TableLayout,
  width: number,
): Table {
  const columnWidths = shares.map((share) => Math.floor(width * share));
  const row = ({ cells, properties, print = plainRuns }: RowPart, isHead: boolean): TableRow =>
    new TableRow({
      ...properties,
      ...(isHead ? { tableHeader: true } : {}),
      cantSplit: true,
      children: columnWidths.map(
        (size, column) =>
          new TableCell({
            width: { size, type: WidthType.DXA },
            margins: CELL_MARGIN,
            ...(isHead ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'EEEEEE' } } : {}),
            children: [
              new Paragraph({
                alignment: ALIGNMENTS[columns[column] ?? 'left'],
                spacing: { after: 0, line: 264 },
                children: print(cells[column] ?? [], column, { bold: isHead, size: fontSize * 2 }),
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
    rows: [row(head, true), ...rows.map((part) => row(part, false))],
  });
}

/** Columns side by side without lines, such as the signatures of two parties. @param width of the text area in twips */
export function docxColumns(columns: readonly (readonly (Paragraph | Table)[])[], width: number): Table {
  const columnWidths = columns.map(() => Math.floor(width / columns.length));
  const cells = columns.map(
    (children, at) => new TableCell({ width: { size: columnWidths[at] ?? 0, type: WidthType.DXA }, children: [...children] }),
  );
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, column) => sum + column, 0), type: WidthType.DXA },
    borders: TableBorders.NONE,
    rows: [new TableRow({ cantSplit: true, children: cells })],
  });
}

const plainRuns = (cell: readonly Inline[], _column: number, style: CellStyle): ParagraphChild[] => runs(cell, style);
