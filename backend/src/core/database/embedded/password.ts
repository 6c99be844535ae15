import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../../disk/write-durably.js';

const PASSWORD_BYTES = 24;
const PASSWORD = /^[0-9a-f]{48}$/;

/** The superuser's password of the embedded server. `fresh` when it was generated now. */
export interface Password {
  value: string;
  fresh: boolean;
}

/** Reads the password that was generated once into `secretsDirectory` (file mode 0600), or generates it. */
export function databasePassword(secretsDirectory: string): Password {
  const file = path.join(secretsDirectory, 'postgres-password');
  const kept = read(file);
  if (PASSWORD.test(kept)) return { value: kept, fresh: false };
  const value = randomBytes(PASSWORD_BYTES).toString('hex');
  writeDurably(file, `${value}\n`);
  return { value, fresh: true };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
