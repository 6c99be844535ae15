import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const RENDER = `mutation ($input: RenderDocumentInput!) { renderDocument(input: $input) { downloadUrl job { id } } }`;
const AGAIN = `query ($id: ID!) { documentRendering(jobId: $id) { downloadUrl } }`;
const AT_ONCE = 12;

describe('a link that opens a file once', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    user = (await newUser(new Client(app.url))).client;
  });
  afterAll(() => app.close());

  async function rendering(): Promise<{ downloadUrl: string; job: { id: string } }> {
    const input = { content: 'RENT DEED\n\n1. RENT', documentType: 'rent_agreement', format: 'TXT' };
    const { data } = await user.graphql<{ renderDocument: { downloadUrl: string; job: { id: string } } }>(RENDER, { input });
    if (!data) throw new Error('no rendering');
    return data.renderDocument;
  }
  const fetchAll = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(app.url + url)).status));

  it('gives the file to exactly one of many who ask at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { downloadUrl } = await rendering();
      // Waits for the file without taking it, so that all requests below find it ready.
      expect((await fetch(app.url + downloadUrl, { method: 'HEAD' })).status).toBe(200);
      const statuses = await fetchAll(Array.from({ length: AT_ONCE }, () => downloadUrl));
      expect(statuses.sort()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 404)]);
      expect(await fetchAll([downloadUrl])).toEqual([404]);
    }
  });

  it('gives it to one of those who wait for it to be made', async () => {
    const { downloadUrl } = await rendering();
    const statuses = await fetchAll([downloadUrl, downloadUrl, downloadUrl]);
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it('leaves a fresh link to its owner while the file is there', async () => {
    const { downloadUrl, job } = await rendering();
    const { data } = await user.graphql<{ documentRendering: { downloadUrl: string } }>(AGAIN, { id: job.id });
    const fresh = data?.documentRendering.downloadUrl ?? '';
    expect(fresh).not.toBe(downloadUrl);
    expect(await fetchAll([fresh])).toEqual([200]);
    // The file goes a moment after its last byte was sent.
    await eventually(
      () => fetchAll([downloadUrl]),
      ([status]) => status === 404,
    );
  });
});
