import { useState } from 'react';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { toCsv, type CsvCell } from '../../../shared/format/csv.js';
import { notify } from '../../../shared/notices/toasts.js';
import { adminMessages as text } from '../messages.js';

/** Most pages in one file, of 200 rows each. */
const MAX_PAGES = 100;

interface ExportedPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

export interface CsvExport<Row> {
  filename: string;
  columns: readonly { title: string; value: (row: Row) => CsvCell }[];
  /** Selects the rows to export from those fetched; all of them if absent. */
  shown?: (rows: readonly Row[]) => readonly Row[];
  /** Fetches the page after a cursor. */
  fetchPage: (after: string | null) => Promise<ExportedPage<Row>>;
}

/** Fetches a whole list page by page, saves it as a CSV file, and says how much of the list it holds. */
export function useCsvExport(): { busy: boolean; run: <Row>(wanted: CsvExport<Row>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: async <Row>({ filename, columns, shown, fetchPage }: CsvExport<Row>) => {
      setBusy(true);
      try {
        const rows: Row[] = [];
        let after: string | null = null;
        let total = 0;
        for (let fetched = 0; fetched < MAX_PAGES; fetched += 1) {
          const { nodes, totalCount, pageInfo } = await fetchPage(after);
          for (const node of nodes) rows.push(node);
          total = totalCount;
          after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
          if (after === null) break;
        }
        const seen = shown?.(rows) ?? rows;
        const csv = toCsv([columns.map(({ title }) => title), ...seen.map((row) => columns.map(({ value }) => value(row)))]);
        saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), filename);
        notify.success(after === null ? text.exported(seen.length) : text.exportedPart(rows.length, total));
      } catch {
        notify.error(text.exportFailed);
      } finally {
        setBusy(false);
      }
    },
  };
}
