import type { AddressRange } from '../addresses/address-ranges.js';
import type { CatalogueModel } from './embedding-models/catalogue.js';

export type DatabaseConfig = { kind: 'embedded'; directory: string } | { kind: 'external'; url: string };
export type QueueConfig = { kind: 'postgres' } | { kind: 'redis'; url: string };
export type IndexConfig = { kind: 'sqlite'; directory: string } | { kind: 'qdrant'; url: string; apiKey?: string };
export type StorageConfig =
  | { kind: 'disk'; directory: string }
  | { kind: 's3'; bucket: string; prefix: string; endpoint?: string; region: string; accessKeyId?: string; secretAccessKey?: string };
export type ModelConfig =
  | { kind: 'extractive' }
  | { kind: 'anthropic'; apiKey?: string; baseUrl?: string; model: string; firstTokenTimeoutMs: number; rewritesQuestions: boolean };
export type EmbedderConfig =
  | { kind: 'none' }
  | {
      kind: 'openai';
      url: string;
      model: string;
      apiKey?: string;
      prefixes: { query: string; passage: string };
      /** Characters. */
      longestInput: number;
    }
  /** Of the catalogue: fetched into `directory` when it is not there. */
  | { kind: 'catalogue'; model: CatalogueModel; directory: string; source: string; asked: boolean }
  /** A folder that somebody else keeps. */
  | { kind: 'folder'; folder: string };

/** The law that is fetched for a library that is empty at the first start. */
export interface StarterLawConfig {
  /** False: none is fetched. */
  auto: boolean;
  source: { kind: 'published' } | { kind: 'mirror'; url: string } | { kind: 'folder'; folder: string };
  /** Takes the place of the manifest that the product ships. */
  manifestFile: string | null;
}

/** US dollars for a million tokens, which is millionths of a dollar for one. */
export interface TokenPrices {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

/** Tokens of the language model, read and written together, that calls may use in one day of UTC. */
export interface ModelBudgetConfig {
  /** All users together. */
  tokens: number;
  tokensPerUser: number;
}

export interface Secrets {
  /** Signs user, admin and download tokens. */
  jwtSecret: string;
  /** Earlier signing keys, newest first; their tokens stay valid. */
  olderJwtSecrets?: readonly string[];
  /** 32 bytes; the AES-256-GCM key that users' files are sealed with. */
  fileEncryptionKey: Buffer;
  /** Keys that may have sealed stored data, or that come into use next, in the order of the settings. */
  otherFileKeys?: readonly Buffer[];
}

/** What one password hash costs, by argon2id. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** How e-mail is sent. */
export interface MailConfig {
  url: string;
  from: string;
  /** Address of this product for people, without a slash at its end; links in e-mails begin with it. */
  publicUrl: string;
}

/** Programs that users let in by OAuth. */
export interface ConnectedAppsConfig {
  /** Address of this product, without a slash at its end. */
  address: string;
  /** What they are let in to: the address of the MCP server. */
  resource: string;
  /** Whether programs may register themselves. */
  registration: boolean;
}

/** The OpenID provider of the firm, by which its people sign in. */
export interface IdentityProviderConfig {
  issuer: string;
  clientId: string;
  /** Null: the provider knows this product as one without a secret. */
  clientSecret: string | null;
  /** What people call it. */
  name: string;
  /** Where the provider sends people back to. */
  redirectUri: string;
  /** With single spaces between them. */
  scopes: string;
  /** The claim that holds somebody's groups. */
  groupsClaim: string;
  /** Whoever is in one of them is a user; null: everybody whom the provider knows. */
  userGroups: readonly string[] | null;
}

/** Where `/metrics` is served; null: not there. */
export interface MetricsConfig {
  /** Of an API process. */
  port: number | null;
  workerPort: number | null;
  /** Required everywhere once it is set; only then are the metrics also served on the product's own port. */
  token: string | null;
}

/** Where traces go. */
export interface TracingConfig {
  /** Address of the collector's OTLP receiver for traces over HTTP. */
  url: string;
  /** Sent with every delivery; they may hold a key. */
  headers: Readonly<Record<string, string>>;
  /** How many of the traces that begin here are kept, 0 to 1. */
  share: number;
}

/** What the settings decide; the only thing the rest of the code ever sees of them. */
export interface AppConfig {
  production: boolean;
  host: string;
  port: number;
  workerHealthPort: number | null;
  metrics: MetricsConfig;
  /** Null: there are no traces. */
  tracing: TracingConfig | null;
  dataDir: string;
  /** Exact number of proxies in front; 0 trusts none. */
  trustProxy: number;
  /** How long an API process that was asked to stop goes on answering, so that proxies notice. */
  stopDelayMs: number;
  /** Origins besides the product's own whose pages may open sockets. */
  socketOrigins: readonly string[];
  log: { level: string; pretty: boolean };
  database: DatabaseConfig;
  databasePoolSize: number;
  queue: QueueConfig;
  index: IndexConfig;
  storage: StorageConfig;
  model: ModelConfig;
  /** Null: no cost is estimated. */
  modelPrices: TokenPrices | null;
  modelBudget: ModelBudgetConfig;
  embedder: EmbedderConfig;
  /** Names of hosts, in lower case, that count as part of this installation: texts of confidential matters may be sent to them. */
  localServiceHosts: readonly string[];
  /** Address of the place that sentence models are fetched from. */
  modelsSource: string;
  starterLaw: StarterLawConfig;
  browserPath: string | null;
  /** Null: no e-mail is sent. */
  mail: MailConfig | null;
  /** Null: switched off, or nobody has said which address this product has. */
  connectedApps: ConnectedAppsConfig | null;
  /** Null: there is none, and users sign in by password. */
  identityProvider: IdentityProviderConfig | null;
  /** Whether users have passwords here; administrators always do. */
  localPasswords: boolean;
  admin: { email: string; password: string | null; allowedAddresses: readonly AddressRange[]; secondFactorRequired: boolean };
  /** No setting changes it. The tests, which hash some thousand passwords, replace it. */
  passwordCost: PasswordCost;
  sessions: {
    userMinutes: number;
    userTokenMinutes: number;
    /** For how many days a user may keep a session on a device; 0: not at all. */
    keptDays: number;
    /** Whether people are known to reach the product by https. */
    overHttps: boolean;
    adminMinutes: number;
  };
  /** How long things are kept, in days. */
  retention: {
    /** A session's row, after the session has ended. */
    sessionDays: number;
    /** An entry of the audit log; null keeps it for ever. */
    auditDays: number | null;
    /** A conversation, after its last question; null keeps it while its owner has an account. */
    conversationDays: number | null;
    /** Backups, by whoever makes them; null when that is not stated. Users are only told it. */
    backupDays: number | null;
  };
  /** Days of the week on which courts and offices are closed, 0 for Sunday to 6 for Saturday. */
  courtClosedWeekdays: readonly number[];
  /** Addresses of the local network that webhooks may call besides the internet; only these may be called without encryption. */
  webhookRanges: readonly AddressRange[];
  graphqlIntrospection: boolean;
  workerConcurrency: number;
  /** What a user may keep: files, documents, conversations and everything else together. */
  userStorageQuotaBytes: number;
  /** Seals the keys in a backup; null: no backup with keys can be made or restored. */
  backupPassphrase: string | null;
  /** One line per replaceable part, for the start banner; holds no credentials. */
  describe(): { port: string; adapter: string }[];
}

/** Nest injection token of `AppConfig`. */
export const APP_CONFIG = Symbol('AppConfig');
/** Nest injection token of `Secrets`. */
export const SECRETS = Symbol('Secrets');
