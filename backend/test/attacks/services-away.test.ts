import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';

const NOBODY = 'http://127.0.0.1:9';

describe('a start while the services on other machines are away', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      QDRANT_URL: NOBODY,
      EMBEDDINGS_URL: NOBODY,
      EMBEDDINGS_MODEL: 'sample-model',
      STORAGE_URL: 's3://sample',
      S3_ENDPOINT: NOBODY,
      S3_ACCESS_KEY_ID: 'sample',
      S3_SECRET_ACCESS_KEY: 'sample',
    });
  }, 120_000);
  afterAll(() => app.close());

  it('goes on, and says what is missing', async () => {
    const { status, body } = await new Client(app.url).get<{ checks: Record<string, boolean> }>('/health/ready');
    expect(status).toBe(200);
    expect(body.checks).toMatchObject({ database: true, queue: true, files: false, index: false, embeddings: false });
  });

  it('serves what does not need them', async () => {
    const user = await newUser(new Client(app.url));
    const { status } = await user.client.get('/api/auth/me');
    expect(status).toBe(200);
  });
});

describe('a start while only the embedding service is away', () => {
  it('is ready, and never takes a service that is away for none', async () => {
    const app = await startApp({ EMBEDDINGS_URL: NOBODY, EMBEDDINGS_MODEL: 'sample-model' });
    try {
      const { status, body } = await new Client(app.url).get<{ status: string; reasons: object; checks: Record<string, boolean> }>(
        '/health/ready',
      );
      expect([status, body.status, body.checks.embeddings]).toEqual([200, 'degraded', false]);
      expect(body.reasons).toMatchObject({ embeddings: 'does not answer; search goes by words only' });
      expect(await app.database.query("select count(*)::int as count from jobs where name = 'rebuild-index'")).toEqual([{ count: 0 }]);
    } finally {
      await app.close();
    }
  }, 120_000);
});
