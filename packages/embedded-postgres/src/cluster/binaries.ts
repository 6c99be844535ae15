import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Account } from '../processes/account.js';
import { copyForOthers } from './copy-for-others.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import type { Names } from './names.js';
import { restoreLinks, type PostgresPackage } from './postgres-package.js';
import { runAs } from '../processes/run-as.js';

const PROBE_LIMIT_MS = 20_000;

/** Programs that the account can run. */
export interface Binaries {
  initdb: string;
  postgres: string;
  major: number;
  /** Removes a copy that was made for this run only. */
  dispose(): void;
}

/**
 * The package's programs, or a copy of them where the account can reach them: a checkout below a closed folder, or
 * installed without permission for others.
 * @throws EmbeddedPostgresError when they do not run on this machine at all.
 */
export async function reachableBinaries(
  source: PostgresPackage,
  account: Account,
  systemDirectory: string,
  names: Names,
): Promise<Binaries> {
  const inPlace = programs(source.directory, source.major, () => undefined);
  if ((await problemOf(inPlace, account, source.directory)) === null) return inPlace;

  const copy = copyForOthers(source, account, systemDirectory, names);
  const copied = programs(copy.directory, source.major, () => {
    if (copy.temporary) rmSync(copy.directory, { recursive: true, force: true });
  });
  const problem = await problemOf(copied, account, copy.directory);
  if (problem === null) return copied;
  copied.dispose();
  throw new EmbeddedPostgresError(
    'DATABASE_BINARIES_UNUSABLE',
    `The PostgreSQL programs of the embedded-postgres package do not run here: ${problem}. Set ${names.url} to a PostgreSQL of your own.`,
  );
}

function programs(directory: string, major: number, dispose: () => void): Binaries {
  const bin = path.join(directory, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres'), major, dispose };
}

async function problemOf(binaries: Binaries, account: Account, directory: string): Promise<string | null> {
  try {
    restoreLinks(directory);
  } catch {
    // A read-only installation; the probe below tells whether the links were needed.
  }
  for (const file of [binaries.initdb, binaries.postgres]) {
    const { ok, stderr } = await runAs(account, file, ['--version'], { limitMs: PROBE_LIMIT_MS });
    if (!ok) return stderr.trim();
  }
  return null;
}
