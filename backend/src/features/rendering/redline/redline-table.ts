import { Paragraph } from 'docx';
import type { Inline } from '../document-model.js';
import { type PagePart, textWidth } from '../docx/docx-page.js';
import { AFTER_TABLE, type RowPart, tableOfRows } from '../docx/docx-table.js';
import { type PageLayout, textArea } from '../layout/page-layout.js';
import { tableLayout } from '../layout/table-layout.js';
import { alignUnits } from './align-units.js';
import { rowText, type TableBlock } from './redline-units.js';
import type { TrackedChanges } from './tracked-changes.js';

type Row = readonly (readonly Inline[])[];

/** One table with its changed rows and words; where the columns differ, the old table followed by the new one. */
export function redlineTable(before: TableBlock | null, after: TableBlock | null, changes: TrackedChanges, page: PageLayout): PagePart[] {
  if (before !== null && after !== null && before.columns.length !== after.columns.length) {
    return [...redlineTable(before, null, changes, page), ...redlineTable(null, after, changes, page)];
  }
  const shown = after ?? before;
  if (shown === null) return [];
  const { upright, turned } = textArea(page);
  const layout = tableLayout(shown, upright, turned);
  const head = rowPart({ before: before?.head ?? null, after: after?.head ?? null }, changes);
  const rows = alignUnits(rowUnits(before), rowUnits(after)).map((row) =>
    rowPart({ before: row.before?.cells ?? null, after: row.after?.cells ?? null }, changes),
  );
  const table = tableOfRows(shown.columns, head, rows, layout, textWidth(page, layout.landscape));
  const end = new Paragraph({ ...AFTER_TABLE, run: changes.mark(before, after) });
  return [{ turned: layout.landscape, children: [table, end] }];
}

const rowUnits = (table: TableBlock | null): { kind: 'row'; text: string; cells: Row }[] =>
  (table?.rows ?? []).map((cells) => ({ kind: 'row', text: rowText(cells), cells }));

function rowPart({ before, after }: { before: Row | null; after: Row | null }, changes: TrackedChanges): RowPart {
  return {
    cells: after ?? before ?? [],
    properties: changes.mark(before, after),
    print: (_cell, column, style) => changes.words(before?.[column], after?.[column], style),
  };
}
