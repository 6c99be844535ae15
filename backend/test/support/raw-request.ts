import { request } from 'node:http';
import { keepAnswer } from './evidence.js';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface RawRequest {
  method?: string;
  /** Sent as it is, not normalised. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string;
  /** Source address of the connection, such as 127.0.0.9. */
  from?: string;
}

const LIMIT_MS = 20_000;

/** One request that `fetch` would not send: from another loopback address, with a path or headers of any shape. */
export function rawRequest(url: string, { method = 'GET', path, headers, body, from }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: hostname.replace(/^\[|\]$/g, ''), port, method, path, headers, localAddress: from, agent: false, timeout: LIMIT_MS },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          keepAnswer(answer.statusCode ?? 0, text);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A form-encoded login. */
export const rawLogin = (
  url: string,
  path: string,
  fields: Record<string, string>,
  more: Omit<RawRequest, 'path'> = {},
): Promise<RawAnswer> =>
  rawRequest(url, {
    ...more,
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { ...more.headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
