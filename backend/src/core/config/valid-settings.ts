import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { SECRET_NAMES, settingsSchema, type Settings } from './settings.js';

/**
 * Settings each of which is well-formed and which fit together: secrets read from their files, passwords put into their addresses.
 * @param raw as `readSettings` gives them
 * @throws ConfigError naming the setting that is malformed, contradictory or missing
 */
export function validSettings(raw: Readonly<Record<string, string | undefined>>): Settings {
  const settings = withPasswords(parse(withSecretFiles(raw)));
  requireTogether(settings);
  if (settings.NODE_ENV === 'production') requireForProduction(settings);
  return settings;
}

function parse(values: Record<string, string>): Settings {
  const result = settingsSchema.safeParse(values);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  throw new ConfigError(
    String(name),
    issue?.code === 'unrecognized_keys' ? 'is not a setting of this product.' : `is not valid: ${problem(String(name), issue)}.`,
  );
}

/** Settings for which an empty value means something; for all others it counts as unset. */
const EMPTY_MEANS_NONE = new Set(['ADMIN_ALLOWED_IPS']);

/** Zod's own texts can repeat the value that they refuse; these never do. */
function problem(name: string, issue: { code?: string; message: string } | undefined): string {
  switch (issue?.code) {
    case 'invalid_value':
    case 'too_small':
    case 'too_big':
    case 'invalid_type':
      return allowedFor(name);
    default:
      return issue?.message ?? 'it cannot be read';
  }
}

/** What of a JSON Schema says which values a setting may have. */
interface Allowed {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Which values a setting may have, in words. */
function allowedFor(name: string): string {
  const { [name as keyof Settings]: setting } = settingsSchema.shape;
  const allowed = z.toJSONSchema(setting, { io: 'input', unrepresentable: 'any' }) as Allowed;
  if (allowed.enum) return `it must be ${inWords(allowed.enum)}`;
  if (allowed.type === 'integer') return `it must be a whole number from ${allowed.minimum} to ${allowed.maximum}`;
  if (allowed.type === 'number') return `it must be a number from ${allowed.minimum} to ${allowed.maximum}`;
  const { minLength, maxLength } = allowed;
  if (minLength === undefined) return `it must have at most ${maxLength} characters`;
  return `it must have ${maxLength === undefined ? `at least ${minLength}` : `${minLength} to ${maxLength}`} characters`;
}

const inWords = (values: readonly string[]): string =>
  values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` : values.join('');

function withSecretFiles(raw: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw))
    if (value !== undefined && (value !== '' || EMPTY_MEANS_NONE.has(name))) values[name] = value;
  for (const name of SECRET_NAMES) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) throw new ConfigError(name, `is given twice, also by ${name}_FILE.`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${name}_FILE`, `names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    if (values[name] === '') throw new ConfigError(`${name}_FILE`, 'names a file that is empty.');
    Reflect.deleteProperty(values, `${name}_FILE`);
  }
  return values;
}

/** Puts passwords that were set separately into the addresses that they belong to, so that nobody has to encode them by hand. */
function withPasswords(settings: Settings): Settings {
  const { DATABASE_PASSWORD: database, REDIS_PASSWORD: redis } = settings;
  return {
    ...settings,
    ...(database !== undefined && { DATABASE_URL: withPassword(settings.DATABASE_URL, 'DATABASE', database) }),
    ...(redis !== undefined && { REDIS_URL: withPassword(settings.REDIS_URL, 'REDIS', redis) }),
  };
}

function withPassword(address: string | undefined, name: 'DATABASE' | 'REDIS', password: string): string {
  if (address === undefined) throw new ConfigError(`${name}_PASSWORD`, `needs ${name}_URL.`);
  const url = new URL(address);
  const { password: given } = url;
  url.password = encodeURIComponent(password);
  if (given !== '' && given !== url.password) throw new ConfigError(`${name}_PASSWORD`, `is given twice, also in ${name}_URL.`);
  return url.href;
}

function requireTogether(settings: Settings): void {
  if (settings.JWT_SECRET && settings.JWT_SECRETS) throw new ConfigError('JWT_SECRETS', 'takes the place of JWT_SECRET: set one of them.');
  if (settings.FILE_ENCRYPTION_KEY && settings.FILE_ENCRYPTION_KEYS)
    throw new ConfigError('FILE_ENCRYPTION_KEYS', 'takes the place of FILE_ENCRYPTION_KEY: set one of them.');
  if (settings.QDRANT_API_KEY && !settings.QDRANT_URL) throw new ConfigError('QDRANT_API_KEY', 'needs QDRANT_URL.');
  if (settings.ANTHROPIC_PRICES && !settings.ANTHROPIC_API_KEY && !settings.ANTHROPIC_BASE_URL)
    throw new ConfigError('ANTHROPIC_PRICES', 'needs ANTHROPIC_API_KEY or ANTHROPIC_BASE_URL.');
  if (settings.EMBEDDINGS_URL && ['auto', 'none'].includes(settings.EMBEDDINGS_MODEL ?? 'auto'))
    throw new ConfigError('EMBEDDINGS_URL', "needs EMBEDDINGS_MODEL, the name of the service's model.");
  for (const name of ['EMBEDDINGS_API_KEY', 'EMBEDDINGS_QUESTION_PREFIX', 'EMBEDDINGS_PASSAGE_PREFIX'] as const)
    if (!settings.EMBEDDINGS_URL && settings[name]) throw new ConfigError(name, 'needs EMBEDDINGS_URL.');
  if (settings.MAIL_FROM && !settings.SMTP_URL) throw new ConfigError('MAIL_FROM', 'needs SMTP_URL.');
  if (!settings.STORAGE_URL && (settings.S3_ENDPOINT || settings.S3_ACCESS_KEY_ID || settings.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY', 'need STORAGE_URL.');
  }
  if (!settings.S3_ACCESS_KEY_ID !== !settings.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY', 'are only valid together.');
  }
}

function requireForProduction(settings: Settings): void {
  for (const name of ['DATABASE_URL', 'JWT_SECRET', 'FILE_ENCRYPTION_KEY'] as const) {
    const several =
      name === 'JWT_SECRET' ? settings.JWT_SECRETS : name === 'FILE_ENCRYPTION_KEY' ? settings.FILE_ENCRYPTION_KEYS : undefined;
    if (!settings[name] && !several) throw new ConfigError(name, 'is required when NODE_ENV=production.');
  }
}
