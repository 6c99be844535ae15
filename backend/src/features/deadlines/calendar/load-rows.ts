import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';
import { type DeadlineRow, MOVER, type Mover, ROW_FILE, type RowFile } from './deadline-row.js';

const FOLDER = path.join(import.meta.dirname, '..', 'rows');
const MOVERS = path.join(import.meta.dirname, '..', 'movers.json');

/** A row with the group of its file. */
export type GroupedRow = DeadlineRow & { group: RowFile['group'] };

/**
 * The rows that the product ships, in the order of their files; `npm run check -- deadlines` tests their form.
 * @throws StoredDataError for a file of another form, Error for an id that stands twice
 */
export function loadRows(folder: string = FOLDER): GroupedRow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const rows = files.sort().flatMap((name) => {
    const { group, rows: ofFile } = readJsonFile(ROW_FILE, path.join(folder, name));
    return ofFile.map((row) => ({ ...row, group }));
  });
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`Two rows of the calendar have the id ${id}`);
    seen.add(id);
  }
  return rows;
}

/** What moves a period under the general law, by its id. */
export const loadMovers = (file: string = MOVERS): ReadonlyMap<Mover['id'], Mover> =>
  new Map(readJsonFile(z.array(MOVER), file).map((mover) => [mover.id, mover]));
