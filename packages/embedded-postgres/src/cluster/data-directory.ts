import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Names the real data directory when the preferred one cannot be reached by the server's account. */
export const locationFile = (preferred: string) => `${preferred}-location`;

/**
 * Where the data of this installation is: `preferred`, or what the location file beside it says.
 * @throws EmbeddedPostgresError when the recorded directory is gone, which must not pass for an empty database.
 */
export function dataDirectoryOf(preferred: string): string {
  const recorded = readIfThere(locationFile(preferred))?.trim();
  if (recorded === undefined) return preferred;
  if (path.isAbsolute(recorded) && entriesOf(recorded)?.length) return recorded;
  throw new EmbeddedPostgresError(
    'DATABASE_FOLDER_DAMAGED',
    `${locationFile(preferred)} says that the database is in ${recorded || '(nothing)'}, which is not there. ` +
      'Put it back, or remove the location file to begin with an empty database. Nothing was changed.',
  );
}

/**
 * Whether `directory` holds a complete database of this major version; `absent` when it does not exist or is empty.
 * @throws EmbeddedPostgresError when it is damaged, unreadable or of another version.
 */
export function inspectDataDirectory(directory: string, major: number): 'ready' | 'absent' {
  const entries = entriesOf(directory);
  if (!entries?.length) return 'absent';
  const version = readIfThere(path.join(directory, 'PG_VERSION'))?.trim();
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal', 'postgresql.conf'].filter((name) => !entries.includes(name));
  if (missing.length > 0 || !version) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_DAMAGED',
      `The database folder ${directory} is damaged: ${missing.join(', ') || 'PG_VERSION'} is missing or empty. ` +
        'Restore it from a backup, or move it away to begin with an empty database. Nothing was changed.',
    );
  }
  if (version !== String(major)) {
    throw new EmbeddedPostgresError(
      'DATABASE_VERSION_MISMATCH',
      `The database folder ${directory} was made by PostgreSQL ${version}, this release has PostgreSQL ${major}. ` +
        `Start the earlier release, or dump the data with PostgreSQL ${version} and restore it. Nothing was changed.`,
    );
  }
  return 'ready';
}

function entriesOf(directory: string): string[] | undefined {
  return reading(directory, () => readdirSync(directory));
}

function readIfThere(file: string): string | undefined {
  return reading(file, () => readFileSync(file, 'utf8'));
}

function reading<T>(file: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new EmbeddedPostgresError('DATABASE_FOLDER_UNREACHABLE', `${file} cannot be read (${code}). Nothing was changed.`, error);
  }
}
