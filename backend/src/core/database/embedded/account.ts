import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Who runs the server. Without `uid` and `gid` it is the account of this process. */
export interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

/** initdb looks its account up in passwd, so that an arbitrary number would not do. */
const UNPRIVILEGED = 'nobody';

/**
 * PostgreSQL refuses to run as root: then the owner of the existing data directory serves it, or `nobody` a new one.
 * @throws EmbeddedPostgresError when root has no such account to drop to.
 */
export function accountFor(directory: string): Account {
  if (process.getuid?.() !== 0) return { name: 'this account' };
  const owner = statSync(directory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `account ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === UNPRIVILEGED);
  const uid = Number(fields?.[2]);
  const gid = Number(fields?.[3]);
  if (!Number.isInteger(uid) || !Number.isInteger(gid) || uid === 0) {
    throw new EmbeddedPostgresError(
      'DATABASE_START_FAILED',
      `PostgreSQL does not run as root and there is no account "${UNPRIVILEGED}" to run it. Start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { name: `account "${UNPRIVILEGED}"`, uid, gid };
}
