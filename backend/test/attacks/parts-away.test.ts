import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { type EmbeddingsStub, startEmbeddingsStub } from '../support/embeddings-stub.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { type MessagesStub, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { QdrantStub } from '../support/qdrant-stub.js';
import { describeWithRedis, redisDatabase } from '../support/redis.js';
import { type S3Stub, startS3Stub } from '../support/s3-stub.js';

interface Readiness {
  ok: boolean;
  status: string;
  reasons: Record<string, string>;
  since: Record<string, string>;
  checks: Record<string, boolean>;
}

const ACT = 'THE SAMPLE DEPOSITS ACT, 2019\n\n1. Return. The holder of a deposit shall return the deposit within thirty days.\n';
const QUESTION = 'When shall the holder of a deposit return it?';
const DEED = { document_content: 'RENT AGREEMENT\n\n1. The rent is paid.', document_type: 'rent_agreement', format: 'txt' };

/** A running product with a library, somebody who uses it, and what a proxy asks it. */
class Served {
  private constructor(
    readonly app: TestApp,
    readonly admin: Client,
    readonly user: Client,
  ) {}

  static async start(app: TestApp): Promise<Served> {
    const anyone = new Client(app.url);
    const admin = await adminClient(anyone);
    const { client } = await newUser(anyone);
    await upload(admin, text('deposits.txt', ACT));
    expect((await settledLibrary(admin)).get('deposits.txt')?.status).toBe('INDEXED');
    return new Served(app, admin, client);
  }

  async ready(): Promise<{ status: number; body: Readiness }> {
    const { status, body } = await new Client(this.app.url).get<Readiness>('/health/ready');
    return { status, body };
  }

  async becomes(status: string): Promise<Readiness> {
    return (
      await eventually(
        () => this.ready(),
        ({ body }) => body.status === status,
      )
    ).body;
  }

  /** The parts that readiness says are away, and that a proxy goes on sending requests here. */
  async degradedBy(...parts: string[]): Promise<void> {
    const { status, body } = await eventually(
      () => this.ready(),
      (answer) => parts.every((part) => part in answer.body.reasons),
    );
    expect([status, body.ok, body.status]).toEqual([200, false, 'degraded']);
    expect(Object.keys(body.reasons).sort()).toEqual([...parts].sort());
    for (const part of parts) expect(Date.parse(body.since[part] ?? '')).toBeLessThanOrEqual(Date.now());
    // A stranger reads this: no address, name, key or folder.
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|localhost|sample|stub|\/tmp|sk-/i);
  }

  async ask() {
    await this.app.database.query('delete from rate_limits');
    return this.user.post<{ answer?: string; code?: string }>('/api/ask', { question: QUESTION });
  }

  me = () => this.user.get('/api/auth/me');
  download = () => this.user.bytes('/api/document/download', DEED);
}

describe('a part that is away takes no process out of service', () => {
  let served: Served;
  let model: MessagesStub;
  let embeddings: EmbeddingsStub;
  let s3: S3Stub;
  let qdrant: QdrantStub;
  let folder: string;
  let browser: string;
  let wires: Record<'model' | 'embeddings' | 'files' | 'index', FaultProxy>;

  beforeAll(async () => {
    model = await startMessagesStub();
    embeddings = await startEmbeddingsStub();
    s3 = await startS3Stub();
    qdrant = await QdrantStub.start();
    wires = {
      model: await startFaultProxy(model.url),
      embeddings: await startFaultProxy(embeddings.url),
      files: await startFaultProxy(s3.url),
      index: await startFaultProxy(qdrant.url),
    };
    folder = await mkdtemp(path.join(tmpdir(), 'themis-browser-'));
    // Readiness looks for the program; nothing here prints.
    browser = path.join(folder, 'browser');
    await copyFile(process.execPath, browser);
    const app = await startApp({
      ANTHROPIC_API_KEY: 'sk-test-canary-key',
      ANTHROPIC_BASE_URL: wires.model.url,
      ANTHROPIC_MODEL: 'stub-model',
      EMBEDDINGS_URL: wires.embeddings.url,
      EMBEDDINGS_MODEL: 'sample-model',
      STORAGE_URL: 's3://sample',
      S3_ENDPOINT: wires.files.url,
      S3_ACCESS_KEY_ID: 'sample',
      S3_SECRET_ACCESS_KEY: 'sample',
      QDRANT_URL: wires.index.url,
      PUPPETEER_EXECUTABLE_PATH: browser,
    });
    served = await Served.start(app);
  }, 120_000);
  afterEach(() => Promise.all(Object.values(wires).map((wire) => wire.mend())));
  afterAll(async () => {
    await served.app.close();
    await Promise.all([...Object.values(wires).map((wire) => wire.close()), model.close(), embeddings.close(), s3.close(), qdrant.stop()]);
    await rm(folder, { recursive: true });
  });

  it('files', async () => {
    await served.becomes('ok');
    await wires.files.cut();
    await served.degradedBy('files');
    // Quotations are held to the stored text, which is a file.
    expect((await served.ask()).status).toBe(503);
    expect((await served.me()).status).toBe(200);
    expect((await served.download()).status).toBe(200);
  }, 60_000);

  it('the index', async () => {
    await served.becomes('ok');
    await wires.index.cut();
    await served.degradedBy('index');
    expect((await served.ask()).body.code).toBe('INDEX_UNAVAILABLE');
    expect((await served.me()).status).toBe(200);
    expect((await served.download()).status).toBe(200);
  }, 60_000);

  it('PDF', async () => {
    await served.becomes('ok');
    await rm(browser);
    await served.degradedBy('pdf');
    expect((await served.download()).status).toBe(200);
    await copyFile(process.execPath, browser);
  }, 60_000);

  // The last ones: what a service said counts for a minute.
  it('embeddings', async () => {
    await wires.embeddings.cut();
    // The question notices first.
    expect((await served.ask()).status).toBe(200);
    await served.degradedBy('embeddings');
  }, 60_000);

  it('the language model', async () => {
    await wires.model.cut();
    expect((await served.ask()).body.answer).toContain('within thirty days');
    await served.degradedBy('embeddings', 'languageModel');
  }, 60_000);
});

describe('a language model that will not work', () => {
  it.each([
    ['because of its key', (stub: MessagesStub) => (stub.models.trouble = 'refused-key'), 'does not take the key'],
    ['because of its name', (stub: MessagesStub) => (stub.models.known = ['another-model']), 'is not known by its name'],
  ])(
    '%s, is told before anybody asks it',
    async (_, break_, reason) => {
      const stub = await startMessagesStub();
      break_(stub);
      const app = await startApp({ ANTHROPIC_API_KEY: 'sk-test-canary-key', ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_MODEL: 'stub-model' });
      try {
        const served = await Served.start(app);
        await served.degradedBy('languageModel');
        const { reasons } = await served.becomes('degraded');
        expect(reasons.languageModel).toBe(reason);
        const status = '{ systemStatus { languageModel { adapter healthy detail } } }';
        const { data } = await served.admin.graphql<{ systemStatus: { languageModel: object } }>(status);
        expect(data?.systemStatus.languageModel).toMatchObject({ healthy: false, detail: `the language model ${reason}` });
      } finally {
        await app.close();
        await stub.close();
      }
    },
    60_000,
  );
});

describeWithRedis('Redis that is away', (redisUrl) => {
  it('takes no process out of service: all but the background work goes on', async () => {
    const wire = await startFaultProxy(redisDatabase(redisUrl, 7));
    const app = await startApp({ REDIS_URL: wire.url });
    try {
      const served = await Served.start(app);
      await wire.cut();
      await served.degradedBy('events', 'queue');
      expect((await served.me()).status).toBe(200);
      expect((await served.ask()).status).toBe(200);
      expect((await served.download()).status).toBe(200);
      expect((await newUser(new Client(app.url))).email).toContain('@');
      await upload(served.admin, text('pledges.txt', ACT.replaceAll('deposit', 'pledge').replace('DEPOSITS', 'PLEDGES')));
      await wire.mend();
      await served.becomes('ok');
      expect((await settledLibrary(served.admin)).get('pledges.txt')?.status).toBe('INDEXED');
    } finally {
      await app.close();
      await wire.close();
    }
  }, 120_000);
});

describe('a database that is away, or whose schema is', () => {
  let served: Served;
  let wire: FaultProxy;
  beforeAll(async () => {
    const reach = async (url: string) => {
      wire = await startFaultProxy(url);
      return wire.url;
    };
    served = await Served.start(await startApp({}, { reach }));
  }, 60_000);
  afterAll(async () => {
    await served.app.close();
    await wire.close();
  });

  it.each([
    ['cannot be reached', 'database', () => wire.cut(), () => wire.mend()],
    [
      'has lost its tables',
      'schema',
      () => served.app.database.query('alter schema public rename to elsewhere'),
      () => served.app.database.query('alter schema elsewhere rename to public'),
    ],
  ])(
    'that %s takes a process out of service, until it is back',
    async (_, part, take, giveBack) => {
      await served.becomes('ok');
      await take();
      const { status, body } = await eventually(
        () => served.ready(),
        (answer) => answer.status !== 200,
      );
      expect([status, body.status]).toEqual([503, 'unavailable']);
      expect(body.reasons).toHaveProperty(part);
      expect((await served.me()).status).toBeGreaterThanOrEqual(500);
      await giveBack();
      await served.becomes('ok');
      expect((await served.me()).status).toBe(200);
    },
    60_000,
  );
});
