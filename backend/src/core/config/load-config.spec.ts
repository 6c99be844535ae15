import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'dotenv';
import { loadConfig } from './load-config.js';
import { ensureJwtSecret, fileKeysMark, hasSecrets, loadSecrets, makeFileKey, requireSameFileKeys } from './load-secrets.js';
import { readSettings } from './read-settings.js';
import { SETTING_NAMES } from './settings.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://themis:hidden-password@db/themis',
  JWT_SECRET: 'x'.repeat(32),
  FILE_ENCRYPTION_KEY: 'ab'.repeat(32),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('loadConfig', () => {
  it('runs everything embedded when nothing is set', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      database: { kind: 'embedded' },
      queue: { kind: 'postgres' },
      index: { kind: 'sqlite' },
      storage: { kind: 'disk' },
      model: { kind: 'extractive' },
      embedder: { kind: 'catalogue', model: { name: 'multilingual-e5-small' }, asked: false },
      graphqlIntrospection: true,
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://h/d' }, { database: { kind: 'external' } }],
    ['REDIS_URL', { REDIS_URL: 'redis://h' }, { queue: { kind: 'redis', url: 'redis://h' } }],
    ['QDRANT_URL', { QDRANT_URL: 'http://h:6333' }, { index: { kind: 'qdrant' } }],
    ['STORAGE_URL', { STORAGE_URL: 's3://bucket/a/b/' }, { storage: { kind: 's3', bucket: 'bucket', prefix: 'a/b' } }],
    ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URL: 'http://h' }, { model: { kind: 'anthropic', rewritesQuestions: false } }],
    ['REWRITE_QUESTIONS', { ANTHROPIC_API_KEY: 'k', REWRITE_QUESTIONS: 'true' }, { model: { kind: 'anthropic', rewritesQuestions: true } }],
    ['EMBEDDINGS_URL', { EMBEDDINGS_URL: 'http://h', EMBEDDINGS_MODEL: 'm' }, { embedder: { kind: 'openai', model: 'm' } }],
    [
      'EMBEDDINGS_URL',
      { EMBEDDINGS_URL: 'http://h', EMBEDDINGS_MODEL: 'intfloat/multilingual-e5-small', EMBEDDINGS_PASSAGE_PREFIX: 'p: ' },
      { embedder: { kind: 'openai', prefixes: { query: 'query: ', passage: 'p: ' }, longestInput: 8000 } },
    ],
    ['EMBEDDINGS_MODEL', { EMBEDDINGS_MODEL: 'none' }, { embedder: { kind: 'none' } }],
    ['EMBEDDINGS_MODEL', { EMBEDDINGS_MODEL: 'all-MiniLM-L6-v2' }, { embedder: { model: { languages: ['en'] }, asked: true } }],
    ['EMBEDDINGS_MODEL', { EMBEDDINGS_MODEL: '/a/model' }, { embedder: { kind: 'folder', folder: '/a/model' } }],
    [
      'SMTP_URL',
      { SMTP_URL: 'smtp://h', MAIL_FROM: 'themis@law.example', PUBLIC_URL: 'https://law.example//' },
      { mail: { url: 'smtp://h', publicUrl: 'https://law.example' } },
    ],
    ['MODELS_SOURCE', { MODELS_SOURCE: 'http://mirror' }, { embedder: { kind: 'catalogue', source: 'http://mirror' } }],
  ])('%s replaces its embedded default', (_name, settings, expected) => {
    expect(loadConfig(settings)).toMatchObject(expected);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://secret@h' }],
    ['ADMIN_ALLOWED_IPS', { ADMIN_ALLOWED_IPS: '10.0.0.0/8, nonsense' }],
    ['ADMIN_ALLOWED_IPS', { ADMIN_ALLOWED_IPS: '10.1' }],
    ['WEBHOOK_ALLOWED_RANGES', { WEBHOOK_ALLOWED_RANGES: '10.0.0.0/33' }],
    ['FILE_ENCRYPTION_KEY', { FILE_ENCRYPTION_KEY: 'short' }],
    ['EMBEDDINGS_URL', { EMBEDDINGS_URL: 'http://h' }],
    ['EMBEDDINGS_MODEL', { EMBEDDINGS_MODEL: 'all-minilm' }],
    ['EMBEDDINGS_API_KEY', { EMBEDDINGS_API_KEY: 'k' }],
    ['MODELS_SOURCE', { MODELS_SOURCE: 'ftp://h' }],
    ['SMTP_URL', { SMTP_URL: 'http://h' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://h', PUBLIC_URL: 'https://law.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://h', MAIL_FROM: 'themis@law.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'themis@law.example' }],
    ['QDRANT_API_KEY', { QDRANT_API_KEY: 'k' }],
    ['S3_ACCESS_KEY_ID', { STORAGE_URL: 's3://b', S3_ACCESS_KEY_ID: 'k' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://' }],
    ['ANTHROPIC_PRICES', { ANTHROPIC_PRICES: '3,15' }],
    ['ANTHROPIC_PRICES', { ANTHROPIC_BASE_URL: 'https://gateway', ANTHROPIC_PRICES: '3;15.5' }],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: '' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: undefined }],
    ['DATABASE_PASSWORD', { DATABASE_PASSWORD: 'hidden-password' }],
    ['DATABASE_PASSWORD', { ...PRODUCTION, DATABASE_PASSWORD: 'another-password' }],
    ['REDIS_PASSWORD', { REDIS_PASSWORD: 'hidden-password' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k1' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://h', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=%zz' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://h', OTEL_EXPORTER_OTLP_HEADERS: 'x-key' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
    ['JWT_SECRET_FILE', { JWT_SECRET_FILE: '/does/not/exist' }],
  ])('stops the start over a bad %s and never prints a value', (name, settings) => {
    let message = '';
    expect(() => {
      try {
        loadConfig(settings);
      } catch (error) {
        message = (error as Error).message;
        throw error;
      }
    }).toThrow(name);
    for (const [key, value] of Object.entries(settings))
      if (value && key !== 'NODE_ENV' && key !== 'STORAGE_URL') expect(message).not.toContain(value);
  });

  it('reads a secret from the file that NAME_FILE names, and refuses it twice', () => {
    const file = path.join(folder, 'url');
    writeFileSync(file, 'postgres://h/d\n');
    expect(loadConfig({ DATABASE_URL_FILE: file }).database).toEqual({ kind: 'external', url: 'postgres://h/d' });
    expect(() => loadConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://h/e' })).toThrow('given twice');
  });

  it('takes passwords of any characters beside the addresses that they belong to', () => {
    const password = `p@ss:w/o?rd#%41 "'$&+ü`;
    const { database, queue } = loadConfig({
      DATABASE_URL: 'postgres://themis@db:5432/themis',
      DATABASE_PASSWORD: password,
      REDIS_URL: 'redis://cache:6379',
      REDIS_PASSWORD: password,
    });
    for (const held of [database, queue]) expect('url' in held && decodeURIComponent(new URL(held.url).password)).toBe(password);
    expect(loadConfig({ DATABASE_URL: 'url' in database ? database.url : '', DATABASE_PASSWORD: password }).database).toEqual(database);
  });

  it('sends traces to the path of the collector that OTLP gives them', () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b, x-team=law' };
    expect(loadConfig({ ...settings, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { 'x-key': 'a b', 'x-team': 'law' },
      share: 0.25,
    });
    expect(loadConfig({}).tracing).toBeNull();
  });

  it('charges the price of fresh input for the cache where none is given', () => {
    const prices = (text?: string) => loadConfig({ ANTHROPIC_BASE_URL: 'https://gateway', ANTHROPIC_PRICES: text }).modelPrices;
    expect(prices()).toBeNull();
    expect(prices('3,15')).toEqual({ input: 3, output: 15, cacheRead: 3, cacheWrite: 3 });
    expect(prices('3, 15, 0.3, 3.75')).toEqual({ input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 });
  });

  it('lets nobody administrate when the allow-list is empty', () => {
    expect(loadConfig({ ADMIN_ALLOWED_IPS: '' }).admin.allowedAddresses).toEqual([]);
  });

  it('describes the adapters without credentials', () => {
    const text = JSON.stringify(loadConfig({ ...PRODUCTION, REDIS_URL: 'redis://:pw@cache:6379' }).describe());
    expect(text).toContain('PostgreSQL at db');
    expect(text).not.toMatch(/hidden-password|pw@/);
  });

  it.each([
    ['PORT', '70000', 'PORT is not valid: it must be a whole number from 0 to 65535.'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG is not valid: it must be a number from 0 to 1.'],
    ['STARTER_LAW', 'some', 'STARTER_LAW is not valid: it must be auto or none.'],
    ['REWRITE_QUESTIONS', 'yes', 'REWRITE_QUESTIONS is not valid: it must be true or false.'],
    ['BACKUP_PASSPHRASE', 'short', 'BACKUP_PASSPHRASE is not valid: it must have 12 to 1024 characters.'],
  ])('says what %s may be', (name, value, text) => {
    expect(() => loadConfig({ [name]: value })).toThrow(text);
  });

  it('takes starter law from where it is published, from a mirror or from a folder', () => {
    expect(loadConfig({}).starterLaw).toEqual({ auto: true, source: { kind: 'published' }, manifestFile: null });
    expect(loadConfig({ STARTER_LAW: 'none' }).starterLaw.auto).toBe(false);
    expect(loadConfig({ STARTER_LAW_URL: 'https://mirror.example/law' }).starterLaw.source).toEqual({
      kind: 'mirror',
      url: 'https://mirror.example/law/',
    });
    expect(loadConfig({ STARTER_LAW_URL: `file:${folder}` }).starterLaw.source).toEqual({ kind: 'folder', folder });
    expect(loadConfig({ STARTER_LAW_URL: `file://${folder}` }).starterLaw.source).toEqual({ kind: 'folder', folder });
    expect(() => loadConfig({ STARTER_LAW_URL: `file:${folder}/none` })).toThrow('STARTER_LAW_URL names a folder that is not there.');
  });

  it('has every setting, and no other, in .env.example', () => {
    const example = parse(readFileSync(path.resolve(import.meta.dirname, '../../../../.env.example')));
    expect(Object.keys(example).sort()).toEqual([...SETTING_NAMES].sort());
    expect(() => loadConfig(example)).not.toThrow();
  });
});

describe('readSettings', () => {
  it('takes the environment over .env', () => {
    writeFileSync(path.join(folder, '.env'), 'PORT=4000\nLOG_LEVEL=warn\n');
    expect(readSettings(folder, { PORT: '5000', HOME: '/root' })).toEqual({ PORT: '5000', LOG_LEVEL: 'warn' });
  });

  it('refuses an unknown name in .env and a misspelt one in the environment', () => {
    expect(() => readSettings(folder, { ADMIN_ALOWED_IPS: '::1' })).toThrow(
      'ADMIN_ALOWED_IPS is not a setting of this product; did you mean ADMIN_ALLOWED_IPS?',
    );
    writeFileSync(path.join(folder, '.env'), 'COLOUR=red\n');
    expect(() => readSettings(folder, {})).toThrow('COLOUR in .env is not a setting');
  });
});

describe('the keys of an installation', () => {
  const fileOf = (name: string): string => path.join(folder, 'secrets', name);
  const config = () => loadConfig({ DATA_DIR: folder });

  it('are made once, readable by this account only', () => {
    makeFileKey(config());
    ensureJwtSecret(config(), {});
    const first = loadSecrets(config(), {});
    ensureJwtSecret(config(), {});
    makeFileKey(config());
    expect(loadSecrets(config(), {})).toEqual(first);
    expect(first.fileEncryptionKey).toHaveLength(32);
    expect(hasSecrets(config(), {})).toBe(true);
    expect(statSync(fileOf('jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('that sign tokens may be several, the newest first, set or in the file', () => {
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)];
    const FILE_ENCRYPTION_KEY = 'ab'.repeat(32);
    const several = { jwtSecret: newer, olderJwtSecrets: [older] };
    expect(loadSecrets(config(), { FILE_ENCRYPTION_KEY, JWT_SECRETS: `${newer},${older}` })).toMatchObject(several);
    expect(hasSecrets(config(), { FILE_ENCRYPTION_KEY, JWT_SECRETS: newer })).toBe(true);
    expect(() => loadConfig({ ...PRODUCTION, JWT_SECRET: '', JWT_SECRETS: `${newer},${older}` })).not.toThrow();
    expect(() => loadConfig({ JWT_SECRET: older, JWT_SECRETS: newer })).toThrow(/^JWT_SECRETS takes the place of JWT_SECRET/);
    for (const wrong of [`${newer},`, `${newer},short`, `${newer}, ${older}`])
      expect(() => loadConfig({ JWT_SECRETS: wrong })).toThrow(/^JWT_SECRETS .*one to five secrets/);
    ensureJwtSecret(config(), {});
    writeFileSync(fileOf('jwt-secret'), `${newer}\n${older}\n`);
    expect(loadSecrets(config(), { FILE_ENCRYPTION_KEY })).toMatchObject(several);
    writeFileSync(fileOf('jwt-secret'), `${newer}\nshort\n`);
    expect(() => loadSecrets(config(), { FILE_ENCRYPTION_KEY })).toThrow(/^JWT_SECRET cannot be used/);
  });

  it('that seal files may be several, the newest first, set or in the file', () => {
    const [newer, older] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const JWT_SECRET = 'x'.repeat(32);
    const several = { fileEncryptionKey: Buffer.from(newer, 'hex'), otherFileKeys: [Buffer.from(older, 'hex')] };
    expect(loadSecrets(config(), { JWT_SECRET, FILE_ENCRYPTION_KEYS: `${newer},${older}` })).toMatchObject(several);
    expect(hasSecrets(config(), { JWT_SECRET, FILE_ENCRYPTION_KEYS: newer })).toBe(true);
    expect(() => loadConfig({ ...PRODUCTION, FILE_ENCRYPTION_KEY: '', FILE_ENCRYPTION_KEYS: `${newer},${older}` })).not.toThrow();
    expect(() => loadConfig({ ...PRODUCTION, FILE_ENCRYPTION_KEY: '' })).toThrow(/^FILE_ENCRYPTION_KEY is required/);
    expect(() => loadConfig({ FILE_ENCRYPTION_KEY: older, FILE_ENCRYPTION_KEYS: newer })).toThrow(
      /^FILE_ENCRYPTION_KEYS takes the place of FILE_ENCRYPTION_KEY/,
    );
    for (const wrong of [`${newer},`, `${newer},ab`, `${newer}, ${older}`])
      expect(() => loadConfig({ FILE_ENCRYPTION_KEYS: wrong })).toThrow(/^FILE_ENCRYPTION_KEYS .*one to five keys/);
    expect(() => loadConfig({ FILE_ENCRYPTION_KEYS: `${newer},${newer.toUpperCase()}` })).toThrow(/^FILE_ENCRYPTION_KEYS .*a key twice/);
    makeFileKey(config());
    writeFileSync(fileOf('file-encryption-key'), `${newer}\n${older}\n`);
    expect(loadSecrets(config(), { JWT_SECRET })).toMatchObject(several);
    expect(fileKeysMark(config(), { JWT_SECRET })).toMatch(/^[0-9a-f]{16} [0-9a-f]{16}$/);
    expect(fileKeysMark(config(), {})).toBeNull();
    for (const [left, told] of [
      [`${newer}\nab`, /cut short/],
      [`${newer}\n${newer}`, /a key twice/],
    ] as const) {
      writeFileSync(fileOf('file-encryption-key'), left);
      expect(() => loadSecrets(config(), { JWT_SECRET })).toThrow(told);
      expect(fileKeysMark(config(), { JWT_SECRET })).toBe('damaged');
    }
  });

  it('of a backup must be among those that are set', () => {
    const [newer, older] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const kept = { jwtSecret: '', fileEncryptionKey: Buffer.from(older, 'hex') };
    for (const set of [{}, { FILE_ENCRYPTION_KEY: older.toUpperCase() }, { FILE_ENCRYPTION_KEYS: `${newer},${older}` }])
      expect(() => requireSameFileKeys(set, kept)).not.toThrow();
    expect(() => requireSameFileKeys({ FILE_ENCRYPTION_KEY: newer }, kept)).toThrow(/^FILE_ENCRYPTION_KEY is set, and is not/);
    const both = { ...kept, otherFileKeys: [Buffer.from(newer, 'hex')] };
    expect(() => requireSameFileKeys({ FILE_ENCRYPTION_KEYS: older }, both)).toThrow(/^FILE_ENCRYPTION_KEYS is set, and is not/);
  });

  it('are never made by the processes that use them', () => {
    expect(() => loadSecrets(config(), {})).toThrow(/^JWT_SECRET is missing.*setup\.js/);
    expect(() => loadSecrets(config(), { JWT_SECRET: 'x'.repeat(32) })).toThrow(/^FILE_ENCRYPTION_KEY is missing/);
    expect(hasSecrets(config(), {})).toBe(false);
    expect(existsSync(path.join(folder, 'secrets'))).toBe(false);
  });

  it.each(['', 'abcd', '\n'])('are refused by name when their file holds %j, which stays as it is', (content) => {
    makeFileKey(config());
    ensureJwtSecret(config(), {});
    for (const [setting, file] of [
      ['FILE_ENCRYPTION_KEY', 'file-encryption-key'],
      ['JWT_SECRET', 'jwt-secret'],
    ] as const) {
      writeFileSync(fileOf(file), content);
      expect(() => loadSecrets(config(), {})).toThrow(new RegExp(`^${setting} cannot be used: .*${file} is`));
      expect(hasSecrets(config(), {})).toBe(true);
      expect(readFileSync(fileOf(file), 'utf8')).toBe(content);
      rmSync(fileOf(file));
      if (file === 'file-encryption-key') makeFileKey(config());
    }
    writeFileSync(fileOf('jwt-secret'), content);
    expect(() => ensureJwtSecret(config(), {})).toThrow(/^JWT_SECRET cannot be used/);
  });

  it('are only read when the folder can only be read', () => {
    makeFileKey(config());
    ensureJwtSecret(config(), {});
    chmodSync(path.join(folder, 'secrets'), 0o500);
    expect(loadSecrets(config(), {}).fileEncryptionKey).toHaveLength(32);
    chmodSync(path.join(folder, 'secrets'), 0o700);
  });

  it('that come from an empty file are refused by the name of the setting', () => {
    const empty = path.join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(() => loadConfig({ FILE_ENCRYPTION_KEY_FILE: empty })).toThrow('FILE_ENCRYPTION_KEY_FILE names a file that is empty.');
  });

  it('are neither made nor looked for in production', () => {
    const production = loadConfig({ ...PRODUCTION, DATA_DIR: folder });
    expect(() => loadSecrets(production, {})).toThrow('JWT_SECRET is required');
    expect(() => makeFileKey(production)).toThrow('FILE_ENCRYPTION_KEY is required');
  });
});
