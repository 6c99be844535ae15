import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  name: z.string(),
  /** Host that it came from; the folder for one that was brought in. */
  source: z.string(),
  /** Commit of the repository. */
  revision: z.string(),
  fetchedAt: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.int().min(1), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/** What was fetched; whatever is loaded later has to be the same. */
export type ModelRecord = z.infer<typeof recordSchema>;

const RECORD = 'fetched.json';

/** @returns null when the model was never fetched whole. @throws Error for a record that is damaged */
export async function readRecord(folder: string): Promise<ModelRecord | null> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(join(folder, RECORD), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${join(folder, RECORD)} is damaged; remove the folder to fetch the model again`, { cause: error });
  }
}

/** Written last: with it the model counts as there. */
export async function writeRecord(folder: string, record: ModelRecord): Promise<void> {
  const temporary = join(folder, `${RECORD}.new`);
  await writeFile(temporary, JSON.stringify(record, null, 2));
  await rename(temporary, join(folder, RECORD));
}
