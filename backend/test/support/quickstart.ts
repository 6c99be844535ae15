import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIMIT_MS = 60_000;
/** What the programs of the page are run with, by the names of its blocks. */
const PROGRAMS = { bash: ['bash', 'quickstart.sh'], ts: ['node', 'quickstart.mjs'], python: ['python3', 'quickstart.py'] } as const;
/** The sample act goes on with other words than these. */
export const QUOTED_WRONGLY = `Section 4 of the Sample Tenancy Act, 2001 says that
"every tenant who makes a payment of rent to the landlord shall be entitled to obtain a receipt".`;
const run = promisify(execFile);

type Language = keyof typeof PROGRAMS;

/** The blocks of a page of `docs`, each with its language. */
async function blocksOf(name: string): Promise<{ kind: string; block: string }[]> {
  const page = await readFile(path.join(ROOT, 'docs', name), 'utf8');
  return [...page.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', block = '']) => ({ kind, block }));
}

/** The blocks of `docs/quickstart.md` of one kind, joined as a reader would who follows the page from top to bottom. */
export const quickstartIn = async (wanted: Language | 'text'): Promise<string> =>
  (await blocksOf('quickstart.md')).flatMap(({ kind, block }) => (kind === wanted ? [block] : [])).join('');

/** Writes the program of `docs/recipes.md` that has these words into the project. @returns its arguments for Node */
async function recipe(words: string, project: string): Promise<string> {
  const found = (await blocksOf('recipes.md')).find(({ kind, block }) => kind === 'ts' && block.includes(words));
  if (!found) throw new Error(`no recipe has ${words}`);
  const file = `${words.replace(/\W/g, '-')}.mjs`;
  await writeFile(path.join(project, file), found.block);
  return file;
}

/** Runs the recipe that has these words to its end, whatever its status. @returns what it prints */
export async function runRecipe(words: string, project: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const options = { cwd: project, env: { ...process.env, ...env }, timeout: LIMIT_MS };
  const ended = run(process.execPath, [await recipe(words, project), ...args], options);
  return (await ended.catch((error: { stdout: string; stderr: string }) => error)).stdout;
}

/** Sends a signed delivery and one that is not to the recipe for a chat. @returns the statuses of its answers, and what the chat was sent */
export async function tellChat(project: string, event: { type: string; data: object }): Promise<{ statuses: number[]; sent: string }> {
  let tell: (body: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (tell = resolve));
  const chat = createHttpServer((request, response) => {
    void text(request).then((body) => {
      response.end();
      tell(body);
    });
  }).listen(0, '127.0.0.1');
  await once(chat, 'listening');
  const [key, port] = [Buffer.alloc(32, 9), await freePort()];
  const env = {
    ...process.env,
    THEMIS_URL: 'https://themis.example',
    WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
    CHAT_URL: `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`,
    PORT: String(port),
  };
  const relay = spawn(process.execPath, [await recipe('CHAT_URL', project)], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(relay.stdout, 'data');
    const body = JSON.stringify({ timestamp: '2026-11-23T00:00:00.000Z', ...event });
    const at = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64');
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
    const deliver = async (sent: string) => (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sent, headers })).status;
    const statuses = [await deliver(`${body} `), await deliver(body)];
    return { statuses, sent: await told };
  } finally {
    relay.kill();
    chat.close();
  }
}

/** Installs the client as it is published into an empty project, without a registry. @returns the folder of the project */
export async function emptyProject(folder: string): Promise<string> {
  const project = path.join(folder, 'project');
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', await packedClient(folder)], { cwd: project });
  return project;
}

/** The file that the built front end serves; where nothing is built, it is made in `folder`. */
async function packedClient(folder: string): Promise<string> {
  const isBuilt = process.env.TEST_BACKEND_BUILT === '1';
  if (!isBuilt) await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: path.join(ROOT, 'packages/client') });
  const place = isBuilt ? path.join(ROOT, 'frontend/dist') : folder;
  const packed = (await readdir(place)).find((name) => name.endsWith('.tgz'));
  if (!packed) throw new Error(`${place} has no client.`);
  return path.join(place, packed);
}

/**
 * Follows the page in one language.
 * @returns what is printed; null where nothing is installed that runs it
 * @throws when a step fails
 */
export async function followQuickstart(language: Language, project: string, env: Record<string, string>): Promise<string | null> {
  const [program, file] = PROGRAMS[language];
  const steps = await quickstartIn(language);
  const shell = `set -e\n${steps.replace(/^export THEMIS_URL=.*$/m, '')}echo "$THEMIS_KEY"\n`;
  await writeFile(path.join(project, file), language === 'bash' ? shell : steps);
  const receiver = `http://127.0.0.1:${await freePort()}/`;
  const started = run(program, [file], { cwd: project, env: { ...process.env, RECEIVER: receiver, ...env }, timeout: LIMIT_MS });
  return started.then(
    ({ stdout }) => stdout,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
