import { statSync } from 'node:fs';
import { isRoot, namedAccount, OWN_ACCOUNT, type Account } from './processes/account.js';
import type { Names } from './cluster/names.js';
import { EmbeddedPostgresError } from './cluster/embedded-postgres-error.js';

/** initdb looks its account up in passwd, so that an arbitrary number would not do. */
const UNPRIVILEGED = 'nobody';

/**
 * PostgreSQL refuses to run as root: then the owner of the existing data directory serves it, or `nobody` a new one.
 * @throws EmbeddedPostgresError when root has no such account to drop to.
 */
export function accountFor(directory: string, { url }: Names): Account {
  if (!isRoot()) return OWN_ACCOUNT;
  const owner = statSync(directory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `account ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const account = namedAccount(UNPRIVILEGED);
  if (account) return account;
  throw new EmbeddedPostgresError(
    'DATABASE_START_FAILED',
    `PostgreSQL does not run as root and there is no account "${UNPRIVILEGED}" to run it. Start as an ordinary user, or set ${url}.`,
  );
}
