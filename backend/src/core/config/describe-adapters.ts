import type { AppConfig, EmbedderConfig } from './config.js';

type Described = Pick<
  AppConfig,
  'database' | 'queue' | 'index' | 'storage' | 'model' | 'embedder' | 'mail' | 'identityProvider' | 'dataDir'
>;

/** Which adapter serves each port, one line each, without credentials. */
export function describeAdapters(config: Described, embeddedDatabase: boolean): { port: string; adapter: string }[] {
  const host = (url: string) => new URL(url).host;
  const { database, queue, index, storage, model, embedder, mail, identityProvider } = config;
  return [
    {
      port: 'database',
      adapter: database.kind === 'external' && !embeddedDatabase ? `PostgreSQL at ${host(database.url)}` : 'embedded PostgreSQL',
    },
    { port: 'job queue', adapter: queue.kind === 'redis' ? `BullMQ on Redis at ${host(queue.url)}` : 'BullMQ on PostgreSQL' },
    { port: 'retrieval index', adapter: index.kind === 'qdrant' ? `Qdrant at ${host(index.url)}` : `SQLite in ${index.directory}` },
    { port: 'files', adapter: storage.kind === 's3' ? `S3 bucket ${storage.bucket}` : `disk in ${storage.directory}` },
    {
      port: 'language model',
      adapter:
        model.kind === 'anthropic'
          ? `${model.model}${model.baseUrl ? ` at ${host(model.baseUrl)}` : ''}`
          : 'extractive (no language model configured)',
    },
    { port: 'embeddings', adapter: embeddings(embedder) },
    ...(identityProvider
      ? [{ port: 'sign-in', adapter: `${identityProvider.name}, the provider at ${host(identityProvider.issuer)}` }]
      : []),
    { port: 'e-mail', adapter: mail ? `SMTP at ${host(mail.url)}` : 'none (SMTP_URL is not set)' },
  ];
}

function embeddings(embedder: EmbedderConfig): string {
  switch (embedder.kind) {
    case 'openai':
      return `${embedder.model} at ${new URL(embedder.url).host}`;
    case 'catalogue':
      return `${embedder.model.name} on this machine, fetched once from ${new URL(embedder.source).host}; until then words only`;
    case 'folder':
      return `the model in ${embedder.folder}`;
    case 'none':
      return 'none (search by words only)';
  }
}
