import { z } from 'zod';
import { MODELS_SOURCE } from './embedding-models/catalogue.js';

/**
 * Every setting by its environment name. An empty value counts as unset. `.env.example` lists the same names
 * and a test compares the two.
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const urlWith = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const areDifferent = (values: readonly string[]) => new Set(values).size === values.length;

export const settingsSchema = z.strictObject({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(0, 65_535).default(3000),
  WORKER_HEALTH_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  WORKER_METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16).max(1024).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWith('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(4096).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  STOP_DELAY_SECONDS: wholeNumber(0, 120).default(0),
  SOCKET_ORIGINS: z.string().default(''),

  DATABASE_URL: urlWith('postgres:', 'postgresql:').optional(),
  DATABASE_PASSWORD: z.string().max(1024).optional(),
  EMBEDDED_DATABASE: z.enum(['1']).optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  REDIS_URL: urlWith('redis:', 'rediss:').optional(),
  REDIS_PASSWORD: z.string().max(1024).optional(),
  QDRANT_URL: urlWith('http:', 'https:').optional(),
  QDRANT_API_KEY: z.string().optional(),
  STORAGE_URL: urlWith('s3:').optional(),
  S3_ENDPOINT: urlWith('http:', 'https:').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: urlWith('http:', 'https:').optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5'),
  MODEL_FIRST_TOKEN_SECONDS: wholeNumber(1, 300).default(20),
  ANTHROPIC_PRICES: z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,6})?(?:\s*,\s*\d{1,5}(?:\.\d{1,6})?){1,3}$/, 'must be two to four numbers with commas between them')
    .optional(),
  MODEL_DAILY_TOKENS: wholeNumber(100_000, 1_000_000_000_000).default(10_000_000),
  MODEL_DAILY_TOKENS_PER_USER: wholeNumber(100_000, 1_000_000_000_000).default(1_000_000),
  REWRITE_QUESTIONS: flag.default(false),
  EMBEDDINGS_URL: urlWith('http:', 'https:').optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  EMBEDDINGS_QUESTION_PREFIX: z.string().max(200).optional(),
  EMBEDDINGS_PASSAGE_PREFIX: z.string().max(200).optional(),
  EMBEDDINGS_LONGEST_INPUT: wholeNumber(100, 1_000_000).default(8_000),
  LOCAL_SERVICE_HOSTS: z.string().max(2000).default(''),
  MODELS_SOURCE: urlWith('http:', 'https:').default(MODELS_SOURCE),
  STARTER_LAW: z.enum(['auto', 'none']).default('auto'),
  STARTER_LAW_URL: urlWith('http:', 'https:', 'file:').optional(),
  STARTER_LAW_MANIFEST: z.string().optional(),
  PUPPETEER_EXECUTABLE_PATH: z.string().optional(),

  SMTP_URL: urlWith('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  PUBLIC_URL: urlWith('http:', 'https:').optional(),
  CONNECTED_APPS: z.enum(['open', 'closed', 'off']).default('open'),
  OIDC_ISSUER: urlWith('http:', 'https:').optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1024).optional(),
  OIDC_NAME: z.string().max(60).optional(),
  OIDC_SCOPES: z
    .string()
    .max(500)
    .regex(/^openid(?: [\x21\x23-\x5b\x5d-\x7e]+){0,20}$/, 'must be scopes with single spaces between them, beginning with openid')
    .default('openid email profile'),
  OIDC_GROUPS_CLAIM: z.string().max(100).default('groups'),
  OIDC_USER_GROUPS: z.string().max(2000).default(''),
  LOCAL_PASSWORDS: z.enum(['on', 'off']).default('on'),

  ADMIN_EMAIL: z.string().default('admin@themis.local'),
  ADMIN_PASSWORD: z.string().min(6).max(1024).optional(),
  ADMIN_ALLOWED_IPS: z.string().default('127.0.0.0/8,::1'),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_SECRETS: z
    .string()
    .regex(/^[^,\s]{32,1024}(?:,[^,\s]{32,1024}){0,4}$/, 'must be one to five secrets of at least 32 characters, with commas between them')
    .optional(),
  FILE_ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  FILE_ENCRYPTION_KEYS: z
    .string()
    .regex(/^[0-9a-fA-F]{64}(?:,[0-9a-fA-F]{64}){0,4}$/, 'must be one to five keys of 64 hexadecimal digits, with commas between them')
    .refine((value) => areDifferent(value.toLowerCase().split(',')), 'must not name a key twice')
    .optional(),
  USER_TOKEN_MINUTES: wholeNumber(1, 720).default(30),
  USER_SESSION_MINUTES: wholeNumber(1, 43_200).default(720),
  KEPT_SESSION_DAYS: wholeNumber(0, 90).default(30),
  ADMIN_SESSION_MINUTES: wholeNumber(1, 1440).default(60),
  SESSION_RETENTION_DAYS: wholeNumber(1, 3650).default(90),
  AUDIT_RETENTION_DAYS: wholeNumber(30, 36_500).optional(),
  CONVERSATION_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  BACKUP_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  BACKUP_PASSPHRASE: z.string().min(12).max(1024).optional(),

  COURT_CLOSED_WEEKDAYS: z
    .string()
    .toLowerCase()
    .regex(
      /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?:,(?:sun|mon|tues|wednes|thurs|fri|satur)day){0,5}$/,
      'must be one to six days of the week, with commas between them',
    )
    .default('sunday'),

  GRAPHQL_INTROSPECTION: flag.optional(),
  WEBHOOK_ALLOWED_RANGES: z.string().default(''),
  WORKER_CONCURRENCY: wholeNumber(1, 64).default(2),
  USER_STORAGE_QUOTA_MB: wholeNumber(10, 1_000_000).optional(),
  // Its name until the quota was one for everything.
  USER_FILE_QUOTA_MB: wholeNumber(10, 1_000_000).optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as (keyof Settings)[];

/** Values that must never be printed; each may also come from a file named by `NAME_FILE`. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'QDRANT_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ANTHROPIC_API_KEY',
  'EMBEDDINGS_API_KEY',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'JWT_SECRET',
  'JWT_SECRETS',
  'FILE_ENCRYPTION_KEY',
  'FILE_ENCRYPTION_KEYS',
  'BACKUP_PASSPHRASE',
] as const satisfies readonly (keyof Settings)[];
