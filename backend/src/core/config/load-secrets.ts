import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../files/write-durably.js';
import { ConfigError } from './config-error.js';
import type { AppConfig, Secrets } from './config.js';

type RawSettings = Readonly<Record<string, string | undefined>>;

/** A key of the installation: from its setting, else from a file that was generated once. */
interface SecretKey {
  setting: 'JWT_SECRET' | 'FILE_ENCRYPTION_KEY';
  file: string;
  form: RegExp;
  /** What its owner can do when the file is damaged. */
  cure: string;
}

const KEY_BYTES = 32;
const JWT_SECRET: SecretKey = {
  setting: 'JWT_SECRET',
  file: 'jwt-secret',
  form: /^.{32,}$/s,
  cure: 'Put it back, or remove the file: a new one is then made, and everybody has to sign in again.',
};
const FILE_KEY: SecretKey = {
  setting: 'FILE_ENCRYPTION_KEY',
  file: 'file-encryption-key',
  form: /^[0-9a-fA-F]{64}$/,
  cure: "Put it back from a backup: users' files cannot be read without it.",
};

/**
 * The keys of this installation: from the settings, else from `DATA_DIR/secrets`.
 * @throws ConfigError naming the setting when a key is missing, empty or cut short.
 */
export function loadSecrets(config: AppConfig, raw: RawSettings): Secrets {
  return { jwtSecret: required(config, raw, JWT_SECRET), fileEncryptionKey: Buffer.from(required(config, raw, FILE_KEY), 'hex') };
}

/** Whether both keys are there; damaged ones count, so that they are told of and never replaced. */
export function hasSecrets(config: AppConfig, raw: RawSettings): boolean {
  return [JWT_SECRET, FILE_KEY].every((key) => given(raw, key) !== undefined || readGenerated(config, key) !== undefined);
}

/** The file key if there is one. @throws ConfigError when it is damaged. */
export function findFileKey(config: AppConfig, raw: RawSettings): Buffer | null {
  const key = find(config, raw, FILE_KEY);
  return key === undefined ? null : Buffer.from(key, 'hex');
}

/**
 * Makes the file key of a new installation. Only to be called when nothing is encrypted yet; safe when several
 * processes start at once, the first one's key is everybody's.
 * @throws ConfigError in production, or when the folder cannot be written.
 */
export function makeFileKey(config: AppConfig): Buffer {
  make(config, FILE_KEY);
  return Buffer.from(required(config, {}, FILE_KEY), 'hex');
}

/** Makes the key that signs logins, unless there is one. @throws ConfigError as `makeFileKey` */
export function ensureJwtSecret(config: AppConfig, raw: RawSettings): void {
  if (find(config, raw, JWT_SECRET) === undefined) make(config, JWT_SECRET);
}

function required(config: AppConfig, raw: RawSettings, key: SecretKey): string {
  const value = find(config, raw, key);
  if (value !== undefined) return value;
  if (config.production) throw requiredInProduction(key);
  throw new ConfigError(
    key.setting,
    `is missing: it is not set, and ${fileOf(config, key)} is not there. A new installation gets it from "node backend/dist/setup.js".`,
  );
}

function find(config: AppConfig, raw: RawSettings, key: SecretKey): string | undefined {
  const value = given(raw, key);
  if (value !== undefined || config.production) return value;
  const generated = readGenerated(config, key);
  if (generated === undefined || key.form.test(generated)) return generated;
  const state = generated === '' ? 'is empty' : 'is cut short or changed';
  throw new ConfigError(key.setting, `cannot be used: ${fileOf(config, key)} ${state}. ${key.cure} Nothing was changed.`);
}

function given(raw: RawSettings, { setting }: SecretKey): string | undefined {
  const file = raw[`${setting}_FILE`];
  return raw[setting] || (file ? readFileSync(file, 'utf8').trim() : undefined);
}

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
