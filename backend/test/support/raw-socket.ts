import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { RawAnswer } from './raw-request.js';
import { keepAnswer } from './evidence.js';

const LIMIT_MS = 20_000;

/** A connection on which a test says what it likes. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer in time')));
  await once(socket, 'connect');
  // What a test does not wait for may fail; what it reads tells so by itself.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes as they are. @returns the first answer; every one of ours says how long it is */
export async function sendBytes(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await openSocket(url);
  socket.write(bytes);
  try {
    return await readAnswer(socket);
  } finally {
    socket.destroy();
  }
}

/** Reads one answer of a connection. @throws Error when the connection ends before */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    const answer = parsed(text);
    if (answer) return answer;
  }
  throw new Error(`the connection ended after ${JSON.stringify(text.slice(0, 200))}`);
}

function parsed(text: string): RawAnswer | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(first.split(' ')[1]);
  const body = text.slice(headEnd + 4);
  if (body.length < Number(headers['content-length'] ?? 0)) return null;
  keepAnswer(status, body);
  return { status, headers, body };
}
