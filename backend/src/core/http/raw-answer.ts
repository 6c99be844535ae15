import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers on a connection that no parser looks after, in the words of every other refusal, and ends it. */
export function rawAnswer(
  connection: Duplex,
  status: number,
  refusal: { detail: string; code: string },
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify(refusal);
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  connection.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')}\r\n\r\n${body}`);
}
