import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { generatedForms } from '../support/generated-forms.js';
import { generatedFrames } from '../support/generated-frames.js';
import { runsOf } from '../support/in-turn.js';
import { adminClient, newUser } from '../support/people.js';
import { clientFrame, RawConnection, webSocketRequest } from '../support/raw-connection.js';
import { openSocket, sendBytes } from '../support/raw-socket.js';

/** The status is a refusal or a success: a fault of ours would be a 500. */
const FORM_RUNS = runsOf(30);
const FRAME_RUNS = runsOf(25);
/** Close codes of a defect, of the protocol of WebSockets and of our own, as they stand in a close frame. */
const DEFECTS = /\x03\xf3|\x11\x94|"INTERNAL"/;

describe('generated requests', () => {
  let api: AttackedApi;
  let user: Client;
  let admin: Client;

  beforeAll(async () => {
    api = await startAttackedApi();
    const client = new Client(api.url);
    user = (await newUser(client)).client;
    admin = await adminClient(client);
  }, START_LIMIT_MS);
  beforeEach(() => api.app.database.query('delete from rate_limits'));
  afterAll(() => api.close());

  const good = async (name: string) => {
    expect(api.ended()).toBeNull();
    const file = new File(['The rent of May is unpaid.'], name, { type: 'text/plain' });
    // Those that were cut off a moment ago may not have left yet.
    await eventually(
      async () => (await user.multipart('/api/upload/', { files: file })).status,
      (status) => status !== 429,
    );
    expect((await user.multipart('/api/upload/', { files: file })).status).toBe(201);
    expect((await user.get('/api/auth/me')).status).toBe(200);
  };

  it.each([
    ['/api/upload/', () => user],
    ['/api/admin/upload-legal-document', () => admin],
    ['/api/document/download', () => user],
  ])('(forms to %s) are answered with a refusal or a success, and those that are cut off disturb nobody', async (path, who) => {
    const head = (contentType: string, length: number) =>
      [
        `POST ${path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Authorization: Bearer ${who().token}`,
        `Content-Type: ${contentType}`,
        `Content-Length: ${length}`,
        '',
        '',
      ].join('\r\n');
    await fc.assert(
      fc.asyncProperty(generatedForms, fc.boolean(), async ({ contentType, body }, hangsUp) => {
        const bytes = Buffer.from(body, 'latin1');
        if (hangsUp) {
          const socket = await openSocket(api.url);
          await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(head(contentType, bytes.length + 100)), bytes]), resolve));
          socket.resetAndDestroy();
          return;
        }
        const { status } = await sendBytes(api.url, Buffer.concat([Buffer.from(head(contentType, bytes.length)), bytes]));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: FORM_RUNS },
    );
    await good(`after ${path.split('/').at(-1)}.txt`);
  });

  it.each([
    ['before a token', false],
    ['after one', true],
  ])('(frames on a socket, %s) end nothing but the socket', async (_when, signedIn) => {
    const { host } = new URL(api.url);
    await fc.assert(
      fc.asyncProperty(generatedFrames, async (frames) => {
        const connection = await RawConnection.open(api.url);
        connection.send(webSocketRequest('/graphql', host));
        expect((await connection.answer()).status).toBe(101);
        if (signedIn)
          connection.socket.write(
            clientFrame(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${user.token}` } })),
          );
        connection.socket.end(Buffer.concat(frames));
        await connection.hungUp();
        expect(connection.received).not.toMatch(DEFECTS);
      }),
      { numRuns: FRAME_RUNS },
    );
    await good(`after frames ${signedIn ? 'with' : 'without'} a token.txt`);
  });
});
