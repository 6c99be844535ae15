import { ConfigError } from '../config/config-error.js';
import { StartRefusal } from '../config/start-refusal.js';
import { databaseFailure } from '../errors/database-errors.js';

type Settings = Readonly<Record<string, string | undefined>>;

/** What the server or the system says where settings are wrong, by its code. */
const WRONG_LOGIN = new Set(['28P01', '28000']);
const NO_SUCH_DATABASE = '3D000';
const NO_SUCH_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** The driver's own error has no code. */
const TIMEOUT = /timeout expired|connection timeout/iu;

/**
 * Does what needs the database; where it cannot be reached, or does not let the product in, the setting to look at is named.
 * @param settings as `readSettings` gives them
 * @throws StartRefusal in place of the driver's error; every other error as it is
 */
export async function namingDatabaseSettings<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error, settings) ?? error;
  }
}

function refusalOf(error: unknown, settings: Settings): StartRefusal | null {
  const code = codeOf(error);
  const isAway = databaseFailure(error) !== null || (error instanceof Error && TIMEOUT.test(error.message));
  if (!isAway || error instanceof StartRefusal) return null;
  if (settings.EMBEDDED_DATABASE === '1') return new StartRefusal(`The embedded database does not answer${code ? ` (${code})` : ''}.`);
  const password = settings.DATABASE_PASSWORD ?? settings.DATABASE_PASSWORD_FILE;
  if (WRONG_LOGIN.has(code)) {
    const name = password === undefined ? 'DATABASE_URL' : 'DATABASE_PASSWORD';
    return new ConfigError(name, `is refused by the database server: the account or its password is wrong (${code}).`);
  }
  if (code === NO_SUCH_DATABASE) return new ConfigError('DATABASE_URL', `names a database that the server does not have (${code}).`);
  if (NO_SUCH_HOST.has(code)) return new ConfigError('DATABASE_URL', `names a host that cannot be found (${code}).`);
  return new ConfigError('DATABASE_URL', `names a server that does not answer${code ? ` (${code})` : ''}.`);
}

/** The innermost code: errors wrap one another, and of several addresses the first counts. */
function codeOf(error: unknown): string {
  let code = '';
  for (let at = error, depth = 0; at instanceof Error && depth < 6; depth += 1) {
    const { code: own, errors, cause, driverError } = at as { code?: unknown; errors?: unknown[]; cause?: unknown; driverError?: unknown };
    if (typeof own === 'string') code = own.startsWith('DATABASE_') ? code : own;
    at = driverError ?? cause ?? errors?.[0];
  }
  return code;
}
