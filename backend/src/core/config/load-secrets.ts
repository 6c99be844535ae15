import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, keyNameOf } from './file-key.js';
import { writeDurably } from '../disk/write-durably.js';
import { ConfigError } from './config-error.js';
import type { AppConfig, Secrets } from './config.js';

/** Settings by name, as `readSettings` gives them. */
export type RawSettings = Readonly<Record<string, string | undefined>>;

/** A key of the installation: from its setting, else from a file that was generated once. */
interface SecretKey {
  setting: 'JWT_SECRET' | 'FILE_ENCRYPTION_KEY';
  /** Replaces it: several keys separated by commas, the newest first. In the file each has a line of its own. */
  several: 'JWT_SECRETS' | 'FILE_ENCRYPTION_KEYS';
  file: string;
  form: RegExp;
  /** What its owner can do when the file is damaged. */
  cure: string;
}

const KEY_BYTES = 32;
/** Keys that may be in use at the same time while one replaces another. */
export const FILE_KEYS_MOST = 5;
const JWT_SECRET: SecretKey = {
  setting: 'JWT_SECRET',
  several: 'JWT_SECRETS',
  file: 'jwt-secret',
  form: /^.{32,}(?:\r?\n.{32,})*$/,
  cure: 'Put it back, or remove the file: a new one is then made, and everybody has to sign in again.',
};
const FILE_KEY: SecretKey = {
  setting: 'FILE_ENCRYPTION_KEY',
  several: 'FILE_ENCRYPTION_KEYS',
  file: 'file-encryption-key',
  form: /^[0-9a-fA-F]{64}(?:\r?\n[0-9a-fA-F]{64}){0,4}$/,
  cure: "Put it back from a backup: users' files cannot be read without it.",
};

/**
 * The keys of this installation: from the settings, else from `DATA_DIR/secrets`.
 * @throws ConfigError naming the setting when a key is missing, empty or cut short.
 */
export function loadSecrets(config: AppConfig, raw: RawSettings): Secrets {
  const [jwtSecret = '', ...olderJwtSecrets] = required(config, raw, JWT_SECRET);
  const [fileEncryptionKey = Buffer.alloc(0), ...otherFileKeys] = required(config, raw, FILE_KEY).map(fromHex);
  return { jwtSecret, olderJwtSecrets, fileEncryptionKey, otherFileKeys };
}

/** Whether both keys are there; damaged ones count, so that they are reported and never replaced. */
export function hasSecrets(config: AppConfig, raw: RawSettings): boolean {
  return [JWT_SECRET, FILE_KEY].every((key) => given(raw, key) !== undefined || readGenerated(config, key) !== undefined);
}

/**
 * What the file keys are called, newest first, to see that they changed; null unless all keys are there. Damaged ones are called so.
 */
export function fileKeysMark(config: AppConfig, raw: RawSettings): string | null {
  if (!hasSecrets(config, raw)) return null;
  try {
    return findFileKeys(config, raw)
      .map((key) => keyNameOf(fingerprintOf(key)))
      .join(' ');
  } catch (error) {
    if (error instanceof ConfigError) return 'damaged';
    throw error;
  }
}

/** The file keys, newest first; none when there is none yet. @throws ConfigError when they are damaged. */
export const findFileKeys = (config: AppConfig, raw: RawSettings): Buffer[] => (find(config, raw, FILE_KEY) ?? []).map(fromHex);

/**
 * Makes the file key of a new installation. Only to be called when nothing is encrypted yet; safe when several
 * processes start at once, the first one's key is everybody's.
 * @throws ConfigError in production, or when the folder cannot be written.
 */
export function makeFileKey(config: AppConfig): Buffer {
  make(config, FILE_KEY);
  return fromHex(required(config, {}, FILE_KEY)[0] ?? '');
}

/**
 * Writes the file keys, newest first, to their file.
 * @returns the file
 * @throws ConfigError where they are set, or it cannot be written
 */
export function replaceFileKeys(config: AppConfig, raw: RawSettings, keys: readonly Buffer[]): string {
  if (given(raw, FILE_KEY) || config.production)
    throw new ConfigError(
      settingOf(raw, FILE_KEY),
      'is set, so that its list is yours to change: the newest key first, with commas between them.',
    );
  const file = fileOf(config, FILE_KEY);
  try {
    writeDurably(file, keys.map((key) => key.toString('hex')).join('\n'));
  } catch (error) {
    throw new ConfigError(FILE_KEY.setting, `cannot be changed: ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return file;
}

/** Makes the key that signs logins, unless there is one. @throws ConfigError as `makeFileKey` */
export function ensureJwtSecret(config: AppConfig, raw: RawSettings): void {
  if (find(config, raw, JWT_SECRET) === undefined) make(config, JWT_SECRET);
}

/**
 * Whether keys of a backup may become those of this installation: where file keys are set, those of the backup must be among them.
 * @throws ConfigError when one is not
 */
export function requireSameFileKeys(raw: RawSettings, { fileEncryptionKey, otherFileKeys = [] }: Secrets): void {
  const set = given(raw, FILE_KEY)?.map(fromHex);
  if (!set) return;
  if ([fileEncryptionKey, ...otherFileKeys].every((key) => set.some((each) => each.equals(key)))) return;
  throw new ConfigError(
    settingOf(raw, FILE_KEY),
    'is set, and is not the key of this backup. Set that one, or leave the setting away. Nothing was changed.',
  );
}

/** Writes the keys of a backup to `DATA_DIR/secrets`, except those that are set. @returns the files that were written */
export function keepSecrets(
  config: AppConfig,
  raw: RawSettings,
  { jwtSecret, olderJwtSecrets = [], fileEncryptionKey, otherFileKeys = [] }: Secrets,
): string[] {
  const values: [SecretKey, string[]][] = [
    [JWT_SECRET, [jwtSecret, ...olderJwtSecrets]],
    [FILE_KEY, [fileEncryptionKey, ...otherFileKeys].map((key) => key.toString('hex'))],
  ];
  return values
    .filter(([key]) => given(raw, key) === undefined)
    .map(([key, lines]) => {
      writeDurably(fileOf(config, key), lines.join('\n'));
      return fileOf(config, key);
    });
}

/** Newest first, at least one. */
function required(config: AppConfig, raw: RawSettings, key: SecretKey): string[] {
  const values = find(config, raw, key);
  if (values !== undefined) return values;
  if (config.production) throw requiredInProduction(key);
  throw new ConfigError(
    key.setting,
    `is missing: it is not set, and ${fileOf(config, key)} is not there. A new installation gets it from "node backend/dist/setup.js".`,
  );
}

function find(config: AppConfig, raw: RawSettings, key: SecretKey): string[] | undefined {
  const values = given(raw, key);
  if (values !== undefined || config.production) return values;
  const generated = readGenerated(config, key);
  if (generated === undefined) return undefined;
  const lines = generated.split(/\r?\n/);
  const twice = key === FILE_KEY && new Set(lines.map((line) => line.toLowerCase())).size < lines.length;
  if (key.form.test(generated) && !twice) return lines;
  const state = generated === '' ? 'is empty' : twice ? 'names a key twice' : 'is cut short or changed';
  throw new ConfigError(key.setting, `cannot be used: ${fileOf(config, key)} ${state}. ${key.cure} Nothing was changed.`);
}

/** What is set, newest first. */
function given(raw: RawSettings, { setting, several }: SecretKey): string[] | undefined {
  const one = givenFor(raw, setting);
  return one === undefined ? givenFor(raw, several)?.split(',') : [one];
}

/** The setting that holds the keys, for refusals. */
const settingOf = (raw: RawSettings, { setting, several }: SecretKey): string => (givenFor(raw, several) === undefined ? setting : several);

function givenFor(raw: RawSettings, setting: SecretKey['setting' | 'several']): string | undefined {
  const file = raw[`${setting}_FILE`];
  return raw[setting] || (file ? readFileSync(file, 'utf8').trim() : undefined);
}

const fromHex = (text: string): Buffer => Buffer.from(text, 'hex');

const fileOf = (config: AppConfig, { file }: SecretKey): string => path.join(config.dataDir, 'secrets', file);

function readGenerated(config: AppConfig, key: SecretKey): string | undefined {
  try {
    return readFileSync(fileOf(config, key), 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new ConfigError(key.setting, `cannot be used: ${fileOf(config, key)} cannot be read (${code}).`);
  }
}

function make(config: AppConfig, key: SecretKey): void {
  if (config.production) throw requiredInProduction(key);
  try {
    writeDurably(fileOf(config, key), randomBytes(KEY_BYTES).toString('hex'), { exclusive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      key.setting,
      `is not set, and ${fileOf(config, key)} cannot be written (${code}). Set it, or give this account access to that folder.`,
    );
  }
}

const requiredInProduction = ({ setting }: SecretKey): ConfigError => new ConfigError(setting, 'is required when NODE_ENV=production.');
