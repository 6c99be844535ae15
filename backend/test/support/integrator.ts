import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ThemisClient, ThemisError, verifyWebhook, type WebhookEvent } from '../../../packages/client/src/index.js';
import { eventually } from './eventually.js';

/** What a program is told to begin with; its webhook's secret and its key are shown to it once. */
export interface Assignment {
  url: string;
  key: string;
  secret: string;
}

/** What the program did, for the test to look at. */
export interface Work {
  quotations: number;
  answer: string;
  mcpAnswer: string;
  remainingTokens: number[];
  versionId: string | null;
  file: string;
  events: string[];
}

interface Delivery extends WebhookEvent {
  id: string;
}

const LAW = 'How large may the security deposit be?';
const VALUES = {
  complaint_summary: 'Rent unpaid',
  respondent_details: 'Ravi Kumar, tenant',
  defenses: 'The rent was paid by bank transfer',
};
const RENDER = `mutation ($id: ID!) { renderDocument(input: { versionId: $id, format: TXT }) { downloadUrl } }`;

let secret = '';
const deliveries: Delivery[] = [];
let refused = 0;

/** Takes deliveries that are signed with the secret, and refuses all others. */
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    verifyWebhook({ headers: request.headers, body: Buffer.concat(parts), secret }).then(
      (event) => {
        deliveries.push({ ...event, id: String(request.headers['webhook-id']) });
        response.writeHead(204).end();
      },
      () => {
        refused += 1;
        response.writeHead(400).end();
      },
    );
  });
});

async function overMcp<T>({ url, key }: Assignment, use: (client: McpClient) => Promise<T>): Promise<T> {
  const client = new McpClient({ name: 'integrator', version: '1' });
  try {
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
    return await use(client);
  } finally {
    await client.close();
  }
}

const askOverMcp = (assignment: Assignment): Promise<string> =>
  overMcp(assignment, async (client) => {
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: LAW } });
    return String((structuredContent as { answer?: string } | undefined)?.answer);
  });

/** The text of a kept version as a file, by a link that needs no header. */
async function fileOf({ url, key }: Assignment, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: RENDER, variables: { id } }) });
  const { data } = (await answer.json()) as { data: { renderDocument: { downloadUrl: string } } };
  return (await fetch(url + data.renderDocument.downloadUrl)).text();
}

async function work(assignment: Assignment): Promise<Work> {
  const client = new ThemisClient({ url: assignment.url, key: assignment.key });
  const { passages } = await client.search({ query: 'security deposit' });
  const answer = await client.ask({ question: LAW });
  const request = { documentType: 'reply', templateData: VALUES, idempotencyKey: `story-${passages.length}-${Date.now()}` };
  const drafts = [await client.draft(request), await client.draft(request)];
  const versionId = drafts[0]?.version?.id ?? null;
  const file = versionId === null ? '' : await fileOf(assignment, versionId);
  const mcpAnswer = await askOverMcp(assignment);
  await eventually(
    () => deliveries.map(({ type }) => type),
    (types) => types.includes('document.generated') && types.includes('rendering.finished'),
  );
  return {
    quotations: answer.citations.length,
    answer: answer.text,
    mcpAnswer,
    remainingTokens: drafts.map(({ remainingTokens }) => remainingTokens),
    versionId,
    file,
    events: deliveries.map(({ type }) => type).sort(),
  };
}

/** How often the first event of a drafted document came, once it came again. */
async function again(): Promise<{ ids: string[]; refused: number }> {
  const drafted = () => deliveries.filter(({ type }) => type === 'document.generated').map(({ id }) => id);
  return { ids: await eventually(drafted, (ids) => ids.length > 1), refused };
}

/** What a key that was revoked is told, by each way in. */
async function refusals(assignment: Assignment): Promise<string[]> {
  const client = new ThemisClient({ url: assignment.url, key: assignment.key });
  const asked = await client.ask({ question: LAW }).catch((error: unknown) => (error instanceof ThemisError ? error.code : String(error)));
  const mcp = await askOverMcp(assignment).catch(() => 'refused');
  return [typeof asked === 'string' ? asked : 'answered', mcp];
}

let assignment: Assignment | undefined;
const TASKS: Record<string, () => Promise<unknown>> = {
  work: () => (assignment ? work(assignment) : Promise.reject(new Error('nothing is assigned'))),
  again,
  refusals: () => (assignment ? refusals(assignment) : Promise.reject(new Error('nothing is assigned'))),
};

process.on('message', (message: { task: string; assignment?: Assignment }) => {
  if (message.assignment) ({ secret } = assignment = message.assignment);
  const done = TASKS[message.task]?.() ?? Promise.reject(new Error('no such task'));
  done.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
receiver.listen(0, '127.0.0.1', () => process.send?.((receiver.address() as AddressInfo).port));
