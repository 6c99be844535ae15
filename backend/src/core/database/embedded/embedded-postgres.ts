import path from 'node:path';
import * as embedded from '@themis/embedded-postgres';
import { AppError } from '../../errors/app-error.js';
import { createDatabaseIfMissing } from './create-database.js';
import { databasePassword } from './password.js';
import { ROLES, rolePassword, settleRoles, type Role } from './roles.js';

const DATABASE = 'themis';
const SYSTEM_DIRECTORY = '/var/lib/themis';
const SECRETS = 'secrets';
const NAMES = { product: 'themis', directory: 'DATA_DIR', url: 'DATABASE_URL', password: `${SECRETS}/postgres-password` };
const UNAVAILABLE = 503;

export interface EmbeddedPostgresOptions {
  /** Where the data should be; the password goes to `secrets` beside it. */
  directory: string;
  /** For tests: much faster, and loses data when the machine stops. */
  fast?: boolean;
  /** A port to keep after a restart; default a free one. */
  port?: number;
  /** Receives the lines of the server's log. */
  log?: (line: string) => void;
  /** Holds programs and data that the server's account cannot reach elsewhere; only used as root. */
  systemDirectory?: string;
  /** Overrides the installed npm package with the server's programs. */
  packageDirectory?: string;
}

/** The embedded server cannot be started; the text says what is wrong, what to do, and that nothing was changed. */
class EmbeddedPostgresError extends AppError {
  constructor({ code, message, cause }: embedded.EmbeddedPostgresError) {
    super(code, UNAVAILABLE, message, { cause });
  }
}

/** The product's database on a PostgreSQL server that lives as long as this process. */
export interface EmbeddedPostgres extends embedded.EmbeddedPostgres {
  /** For the superuser, who is for tests and for what only it may do. */
  url(database?: string): string;
  /** For one of the accounts that the product uses. */
  roleUrl(role: Role): string;
}

/**
 * Starts the embedded server, making the product's database and its accounts on the first start.
 * @throws EmbeddedPostgresError with a text for the person who starts the product; nothing was changed then
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  let secret = '';
  const server = await embedded
    .startEmbeddedPostgres({
      systemDirectory: SYSTEM_DIRECTORY,
      ...options,
      names: NAMES,
      password: () => {
        const password = databasePassword(path.join(path.dirname(options.directory), SECRETS));
        secret = password.value;
        return password;
      },
      prepare: async (url) => {
        await createDatabaseIfMissing(url('postgres'), DATABASE);
        await settleRoles(url(DATABASE));
      },
    })
    .catch((error: unknown) => {
      throw error instanceof embedded.EmbeddedPostgresError ? new EmbeddedPostgresError(error) : error;
    });
  return {
    ...server,
    url: (database = DATABASE) => server.url(database),
    roleUrl: (role) => `postgres://${ROLES[role]}:${rolePassword(secret, role)}@127.0.0.1:${server.port}/${DATABASE}`,
  };
}
