import type { Account } from '../processes/account.js';
import type { Binaries } from './binaries.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { runAs } from '../processes/run-as.js';

const SINGLE_USER_LIMIT_MS = 60_000;

/**
 * Sets the superuser's password through single-user mode, which asks for none: the way back in when the file with the
 * password is lost. The server must not be running.
 */
export async function resetPassword(binaries: Binaries, account: Account, directory: string, password: string): Promise<void> {
  const { ok, stderr } = await runAs(account, binaries.postgres, ['--single', '-D', directory, 'postgres'], {
    limitMs: SINGLE_USER_LIMIT_MS,
    input: `alter role postgres password '${password}';\n`,
  });
  if (!ok || /ERROR|FATAL/.test(stderr)) {
    throw new EmbeddedPostgresError(
      'DATABASE_START_FAILED',
      `The database in ${directory} cannot be opened. PostgreSQL says:\n${stderr.trim()}`,
    );
  }
}
