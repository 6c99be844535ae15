import { statSync } from 'node:fs';
import path from 'node:path';
import { parseAddressRanges } from '../addresses/address-ranges.js';
import { readOrigin } from '../addresses/socket-origin.js';
import { ConfigError } from './config-error.js';
import type {
  AppConfig,
  ConnectedAppsConfig,
  EmbedderConfig,
  IndexConfig,
  MailConfig,
  ModelConfig,
  QueueConfig,
  StarterLawConfig,
  StorageConfig,
  TokenPrices,
  TracingConfig,
} from './config.js';
import { describeAdapters } from './describe-adapters.js';
import { CATALOGUE, catalogueModel, DEFAULT_MODEL } from './embedding-models/catalogue.js';
import { identityProvider, localPasswords } from './identity-provider.js';
import { ownAddress } from './own-address.js';
import { PASSWORD_COST } from './password-cost.js';
import type { Settings } from './settings.js';
import { validSettings } from './valid-settings.js';

/** What a user may keep unless a setting says otherwise. */
const STORAGE_QUOTA_MB = 500;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Decides which adapter serves each port from settings as `readSettings` gives them.
 * @throws ConfigError naming the setting that is malformed, contradictory or missing.
 */
export function loadConfig(raw: Readonly<Record<string, string | undefined>>): AppConfig {
  const settings = validSettings(raw);
  const production = settings.NODE_ENV === 'production';
  const dataDir = path.resolve(settings.DATA_DIR);

  const config = {
    production,
    host: settings.HOST,
    port: settings.PORT,
    workerHealthPort: settings.WORKER_HEALTH_PORT ?? null,
    metrics: {
      port: settings.METRICS_PORT ?? null,
      workerPort: settings.WORKER_METRICS_PORT ?? null,
      token: settings.METRICS_TOKEN ?? null,
    },
    tracing: tracing(settings),
    dataDir,
    trustProxy: settings.TRUST_PROXY,
    stopDelayMs: settings.STOP_DELAY_SECONDS * 1000,
    socketOrigins: socketOrigins(settings.SOCKET_ORIGINS),
    log: { level: settings.LOG_LEVEL, pretty: (settings.LOG_FORMAT ?? (production ? 'json' : 'pretty')) === 'pretty' },
    database: settings.DATABASE_URL
      ? ({ kind: 'external', url: settings.DATABASE_URL } as const)
      : ({ kind: 'embedded', directory: path.join(dataDir, 'postgres') } as const),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    queue: queue(settings),
    index: index(settings, dataDir),
    storage: storage(settings, dataDir),
    model: model(settings),
    modelPrices: modelPrices(settings),
    modelBudget: { tokens: settings.MODEL_DAILY_TOKENS, tokensPerUser: settings.MODEL_DAILY_TOKENS_PER_USER },
    embedder: embedder(settings, dataDir),
    localServiceHosts: hostNames('LOCAL_SERVICE_HOSTS', settings.LOCAL_SERVICE_HOSTS),
    modelsSource: settings.MODELS_SOURCE,
    starterLaw: starterLaw(settings),
    browserPath: settings.PUPPETEER_EXECUTABLE_PATH ?? null,
    mail: mail(settings),
    connectedApps: connectedApps(settings),
    identityProvider: identityProvider(settings),
    localPasswords: localPasswords(settings),
    admin: {
      email: settings.ADMIN_EMAIL,
      password: settings.ADMIN_PASSWORD ?? null,
      allowedAddresses: addressRanges('ADMIN_ALLOWED_IPS', settings.ADMIN_ALLOWED_IPS),
      secondFactorRequired: settings.ADMIN_SECOND_FACTOR === 'required',
    },
    passwordCost: PASSWORD_COST,
    sessions: {
      userMinutes: settings.USER_SESSION_MINUTES,
      userTokenMinutes: settings.USER_TOKEN_MINUTES,
      keptDays: settings.KEPT_SESSION_DAYS,
      overHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
      adminMinutes: settings.ADMIN_SESSION_MINUTES,
    },
    retention: {
      sessionDays: settings.SESSION_RETENTION_DAYS,
      auditDays: settings.AUDIT_RETENTION_DAYS ?? null,
      conversationDays: settings.CONVERSATION_RETENTION_DAYS ?? null,
      backupDays: settings.BACKUP_RETENTION_DAYS ?? null,
    },
    courtClosedWeekdays: settings.COURT_CLOSED_WEEKDAYS.split(',').map((name) => WEEKDAYS.indexOf(name)),
    webhookRanges: addressRanges('WEBHOOK_ALLOWED_RANGES', settings.WEBHOOK_ALLOWED_RANGES),
    graphqlIntrospection: settings.GRAPHQL_INTROSPECTION ?? !production,
    workerConcurrency: settings.WORKER_CONCURRENCY,
    userStorageQuotaBytes: (settings.USER_STORAGE_QUOTA_MB ?? settings.USER_FILE_QUOTA_MB ?? STORAGE_QUOTA_MB) * 1024 * 1024,
    backupPassphrase: settings.BACKUP_PASSPHRASE ?? null,
  };
  return { ...config, describe: () => describeAdapters(config, settings.EMBEDDED_DATABASE === '1') };
}

/** The address of a collector, to which OTLP adds the path of traces. */
function tracing(settings: Settings): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) {
    if (headers !== undefined) throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS', 'needs OTEL_EXPORTER_OTLP_ENDPOINT.');
    return null;
  }
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/v1/traces`;
  return { url: url.href, headers: headers === undefined ? {} : headerList(headers), share };
}

/** `name=value` pairs with commas between them, values percent-encoded. */
function headerList(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const equals = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(equals, 0)).trim(), decoded(pair.slice(equals + 1).trim())];
    if (!/^[\w-]+$/.test(name) || value === null || !/^[\x20-\x7e]*$/.test(value))
      throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS', 'must be name=value pairs with commas between them, values percent-encoded.');
    headers[name] = value;
  }
  return headers;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The address in links is a setting, never what a request calls this host: a stranger would choose where the token goes. */
function mail({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl }: Settings): MailConfig | null {
  if (url === undefined) return null;
  if (from === undefined) throw new ConfigError('SMTP_URL', 'needs MAIL_FROM, the address that e-mails come from.');
  if (publicUrl === undefined) throw new ConfigError('SMTP_URL', 'needs PUBLIC_URL, the address of this product in e-mails.');
  return { url, from, publicUrl: publicUrl.replace(/(?<!\/)\/+$/, '') };
}

function connectedApps(settings: Settings): ConnectedAppsConfig | null {
  const address = ownAddress(settings);
  const { CONNECTED_APPS: wanted } = settings;
  if (wanted === 'off' || address === null) return null;
  return { address, resource: `${address}/mcp`, registration: wanted === 'open' };
}

function queue(settings: Settings): QueueConfig {
  return settings.REDIS_URL ? { kind: 'redis', url: settings.REDIS_URL } : { kind: 'postgres' };
}

function index(settings: Settings, dataDir: string): IndexConfig {
  if (!settings.QDRANT_URL) return { kind: 'sqlite', directory: path.join(dataDir, 'index') };
  return { kind: 'qdrant', url: settings.QDRANT_URL, apiKey: settings.QDRANT_API_KEY };
}

function storage(settings: Settings, dataDir: string): StorageConfig {
  if (!settings.STORAGE_URL) return { kind: 'disk', directory: path.join(dataDir, 'files') };
  const url = new URL(settings.STORAGE_URL);
  if (url.hostname === '') throw new ConfigError('STORAGE_URL', 'must name a bucket: s3://bucket/prefix.');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|(?<!\/)\/+$/g, ''),
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  };
}

function model(settings: Settings): ModelConfig {
  if (!settings.ANTHROPIC_API_KEY && !settings.ANTHROPIC_BASE_URL) return { kind: 'extractive' };
  return {
    kind: 'anthropic',
    apiKey: settings.ANTHROPIC_API_KEY,
    baseUrl: settings.ANTHROPIC_BASE_URL,
    model: settings.ANTHROPIC_MODEL,
    firstTokenTimeoutMs: settings.MODEL_FIRST_TOKEN_SECONDS * 1000,
    rewritesQuestions: settings.REWRITE_QUESTIONS,
  };
}

/** Cache prices that are not set are those of fresh input. */
function modelPrices({ ANTHROPIC_PRICES: text }: Settings): TokenPrices | null {
  if (!text) return null;
  const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = text.split(',').map(Number);
  return { input, output, cacheRead, cacheWrite };
}

function embedder(settings: Settings, dataDir: string): EmbedderConfig {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: name = 'auto', MODELS_SOURCE: source } = settings;
  if (url) return service(url, name, settings);
  if (name === 'none') return { kind: 'none' };
  if (/[/\\]/.test(name)) return { kind: 'folder', folder: path.resolve(name) };
  const model = catalogueModel(name === 'auto' ? DEFAULT_MODEL : name);
  if (!model) {
    const names = CATALOGUE.map((each) => each.name).join(', ');
    throw new ConfigError('EMBEDDINGS_MODEL', `must be auto, none, one of ${names}, or a folder, written with a slash.`);
  }
  return { kind: 'catalogue', model, directory: path.join(dataDir, 'models'), source, asked: name !== 'auto' };
}

/** A model that the catalogue knows by the last part of its name has the prefixes that stand there. */
function service(url: string, model: string, settings: Settings): EmbedderConfig {
  const known = catalogueModel(model.split('/').at(-1) ?? '')?.prefixes;
  const { EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_LONGEST_INPUT: longestInput } = settings;
  const prefixes = {
    query: settings.EMBEDDINGS_QUESTION_PREFIX ?? known?.query ?? '',
    passage: settings.EMBEDDINGS_PASSAGE_PREFIX ?? known?.passage ?? '',
  };
  return { kind: 'openai', url, model, apiKey, prefixes, longestInput };
}

/** A folder is written as an address, "file:" and its path, absolute or from where the product was started. */
function starterLaw({ STARTER_LAW: wanted, STARTER_LAW_URL: url, STARTER_LAW_MANIFEST: manifest }: Settings): StarterLawConfig {
  const manifestFile = manifest === undefined ? null : path.resolve(manifest);
  return { auto: wanted === 'auto', source: lawSource(url), manifestFile };
}

function lawSource(url: string | undefined): StarterLawConfig['source'] {
  if (url === undefined) return { kind: 'published' };
  if (!/^file:/i.test(url)) return { kind: 'mirror', url: url.endsWith('/') ? url : `${url}/` };
  const folder = path.resolve(url.startsWith('file://') ? decodeURIComponent(new URL(url).pathname) : url.slice('file:'.length));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError('STARTER_LAW_URL', 'names a folder that is not there.');
  return { kind: 'folder', folder };
}

function socketOrigins(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const origin = readOrigin(entry);
      if (!origin) throw new ConfigError('SOCKET_ORIGINS', 'holds an entry that is no origin, such as https://law.example.');
      return origin.origin;
    });
}

/** Names of hosts as they stand in an address, without port: whoever runs a host decides about all its ports. */
function hostNames(name: keyof Settings, text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const url = `http://${entry}`;
      if (!/^[\w.:[\]-]+$/.test(entry) || !URL.canParse(url) || new URL(url).host !== new URL(url).hostname)
        throw new ConfigError(name, 'holds an entry that is no name of a host, such as model.chamber.example.');
      return new URL(url).hostname;
    });
}

function addressRanges(name: keyof Settings, text: string) {
  try {
    return parseAddressRanges(text);
  } catch {
    throw new ConfigError(name, 'holds an entry that is no IP address or CIDR range.');
  }
}
