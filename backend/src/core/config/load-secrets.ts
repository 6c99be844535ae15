import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error.js';
import type { AppConfig, Secrets } from './config.js';

/**
 * The keys of this installation: from the settings, else generated once into `DATA_DIR/secrets` (mode 0600).
 * Safe when several processes start at once: the first one's key is everybody's.
 * @throws ConfigError in production when a key is missing.
 */
export function loadSecrets(config: AppConfig, raw: Readonly<Record<string, string | undefined>>): Secrets {
  const key = (name: string, file: string): string => {
    const given = raw[name] || fromNamedFile(raw[`${name}_FILE`]);
    if (given) return given;
    if (config.production) throw new ConfigError(name, 'is required when NODE_ENV=production.');
    return generatedOnce(path.join(config.dataDir, 'secrets'), file);
  };
  return {
    jwtSecret: key('JWT_SECRET', 'jwt-secret'),
    fileEncryptionKey: Buffer.from(key('FILE_ENCRYPTION_KEY', 'file-encryption-key'), 'hex'),
  };
}

function fromNamedFile(file: string | undefined): string | undefined {
  return file ? readFileSync(file, 'utf8').trim() : undefined;
}

function generatedOnce(directory: string, name: string): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, name);
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // link() fails when the file is there, so that two processes never end up with different keys.
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
