import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser } from '../support/people.js';

const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));
/** What readers of notices took seconds for, or for ever; each as the text of a whole file. */
const HOSTILE: Record<string, string> = {
  'ranks.txt': `SHOW CAUSE NOTICE\n\nsuperintend${repeated('esuperintend', 480)}!\n`,
  'dates.txt': `LEGAL NOTICE\n\n${repeated('1 January 2020 ', 19_000)}\n`,
  'dates-after-papers.txt': `LEGAL NOTICE\n\n${repeated('letter dated 1 January 2020 ', 19_000)}\n`,
  'sums.txt': `LEGAL NOTICE\n\n${repeated('Rs. 5,000 ', 19_000)}\n`,
};
/** More than one user may have under way and waiting. */
const TIMES = 40;

describe('hostile notices', () => {
  let api: AttackedApi;
  let anna: Client;
  let bela: Client;

  beforeAll(async () => {
    api = await startAttackedApi();
    const client = new Client(api.url);
    anna = (await newUser(client, 'Anna')).client;
    bela = (await newUser(client, 'Bela')).client;
    for (const [name, text] of Object.entries(HOSTILE)) await anna.multipart('/api/upload/', { files: new File([text], name) });
    await anna.multipart('/api/upload/', { files: new File(['LEGAL NOTICE\n\nDate: 1 June 2024\n'], 'plain.txt') });
    await eventually(
      async () => (await anna.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.length === Object.keys(HOSTILE).length + 1 && files.every(({ status }) => status === 'ready'),
    );
  }, START_LIMIT_MS);
  beforeEach(() => api.app.database.query('delete from rate_limits'));
  afterAll(() => api.close());

  const read = async (filename: string): Promise<number> => (await anna.post('/api/document/notice', { filename })).status;

  it.each(Object.keys(HOSTILE))('are read, or refused for the time that they take: %s', async (filename) => {
    expect([200, 422, 429]).toContain(await read(filename));
    expect(api.ended()).toBeNull();
  });

  it('are sent many times by one user while another one is served', async () => {
    const names = Object.keys(HOSTILE);
    const sent = Array.from({ length: TIMES }, (_, at) => read(names[at % names.length] ?? ''));
    for (let round = 0; round < 5; round += 1) {
      expect((await bela.graphql<{ me: object }>('{ me { id } }')).data?.me).toEqual({ id: expect.any(String) });
      const checked = await bela.post<{ findings: unknown[] }>('/api/document/check', { content: 'A deed of 1 June 2024.' });
      expect(checked.status).toBe(200);
    }
    for (const status of await Promise.all(sent)) expect([200, 422, 429]).toContain(status);
    expect(api.ended()).toBeNull();
  });

  it('count against whoever sends them, who is refused in the end', async () => {
    let status = 200;
    for (let at = 0; at < 500 && status !== 429; at += 1) status = await read('dates.txt');
    expect(status).toBe(429);
    expect((await bela.post('/api/document/check', { content: 'A deed of 1 June 2024.' })).status).toBe(200);
  });
});
