import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from '../processes/account.js';
import type { Names } from './names.js';
import { restoreLinks, type PostgresPackage } from './postgres-package.js';
import { openForReading } from '../processes/open-for-reading.js';
import { trustedDirectory } from '../processes/trusted-directory.js';

/** A copy of the package; a `temporary` one lives as long as its server. */
export interface PackageCopy {
  directory: string;
  temporary: boolean;
}

/**
 * Copies the server's files (60 MB) to a place that the account can read and only the owner of this process can write:
 * once into `systemDirectory` for root, else into a fresh temporary directory.
 */
export function copyForOthers(source: PostgresPackage, account: Account, systemDirectory: string, { product }: Names): PackageCopy {
  const shared = account.uid === undefined ? null : trustedDirectory(systemDirectory);
  if (shared === null) {
    const directory = mkdtempSync(path.join(os.tmpdir(), `${product}-postgresql-`));
    fill(directory, source);
    return { directory, temporary: true };
  }
  const directory = path.join(shared, `postgresql-${source.version}-${process.platform}-${process.arch}`);
  if (trustedDirectory(directory, { create: false }) === null) {
    const fresh = mkdtempSync(`${directory}.new-`);
    fill(fresh, source);
    publish(fresh, directory);
  }
  return { directory, temporary: false };
}

/** Rename is atomic: a copy that was cut short never has the final name, and the loser of a race uses the winner's. */
function publish(fresh: string, directory: string): void {
  try {
    renameSync(fresh, directory);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (trustedDirectory(directory, { create: false }) === null) throw error;
  }
}

function fill(directory: string, source: PostgresPackage): void {
  mkdirSync(path.join(directory, 'native'));
  cpSync(path.join(source.directory, 'native'), path.join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(directory);
  openForReading(directory);
}
