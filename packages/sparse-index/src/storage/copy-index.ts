import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG_FILE, generationFile } from './catalog.js';
import { type Database, guarded, openDatabase } from './driver.js';

/** How often the active generation may change under the copy. */
const MAX_TRIES = 3;

/**
 * Copies the catalogue and the active generation while they are searched and written, each as it is at one moment (`VACUUM INTO`, which
 * reads in one transaction and keeps nothing that was deleted). Other generations are not copied, and the copy does not name them.
 * Blocks the thread for the time of the copy.
 * @param target a folder that is made
 * @returns the names of the files; none when no generation is active
 * @throws IndexUnavailableError
 */
export function copyIndex(directory: string, target: string): string[] {
  const catalogFile = join(directory, CATALOG_FILE);
  if (!existsSync(catalogFile)) return [];
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const copy = join(target, CATALOG_FILE);
  for (let round = 1; ; round += 1) {
    rmSync(copy, { force: true });
    vacuumInto(catalogFile, copy);
    const active = keepActiveOnly(copy);
    if (active === null) {
      rmSync(copy);
      return [];
    }
    const name = generationFile(active);
    // A rebuild may have put another generation in its place in the meantime, and dropped this one.
    if (round < MAX_TRIES && !existsSync(join(directory, name))) continue;
    vacuumInto(join(directory, name), join(target, name));
    // A copy made like this has a rollback journal, with which searches and writes would wait for each other.
    const generation = openDatabase(join(target, name), { create: false });
    guarded(() => void generation.prepare('PRAGMA journal_mode = WAL').get());
    generation.close();
    return [CATALOG_FILE, name];
  }
}

function vacuumInto(file: string, target: string): void {
  const db = openDatabase(file, { create: false });
  try {
    guarded(() => void db.prepare('VACUUM INTO ?').run(target));
  } finally {
    db.close();
  }
}

function keepActiveOnly(file: string): string | null {
  const db: Database = openDatabase(file, { create: false });
  try {
    return guarded(() => {
      const active = (db.prepare('SELECT id FROM active').get() as { id: string } | undefined)?.id ?? null;
      db.prepare('DELETE FROM promotion WHERE id IS NOT ?').run(active);
      db.prepare('DELETE FROM generation WHERE id IS NOT ?').run(active);
      return active;
    });
  } finally {
    db.close();
  }
}
