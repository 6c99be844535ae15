import { Agent, request } from 'node:http';

const REQUEST_LIMIT_MS = 30_000;

/**
 * Sends equal requests over kept connections.
 * @param {{ url: string, method?: string, headers?: object, body?: string }} target
 * @param {{ requests: number, concurrency: number, check: (body: string) => boolean }} options
 * @returns {Promise<{ seconds: number, latencies: number[] }>} latencies in ms
 * @throws Error at the first answer that is not 200 or that `check` refuses
 */
export async function drive(target, { requests, concurrency, check }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const latencies = [];
  let left = requests;
  const work = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      const { status, body } = await send(target, agent);
      latencies.push(performance.now() - begun);
      if (status !== 200 || !check(body)) throw new Error(`${target.url} answered ${status}: ${body.slice(0, 200)}`);
    }
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    agent.destroy();
  }
  return { seconds: (performance.now() - begun) / 1000, latencies };
}

/**
 * One request.
 * @param {{ url: string, method?: string, headers?: object, body?: string }} target
 * @param {Agent} [agent]
 * @returns {Promise<{ status: number | undefined, body: string }>}
 */
export function send({ url, method = 'GET', headers = {}, body }, agent) {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...length }, timeout: REQUEST_LIMIT_MS }, (incoming) => {
      const pieces = [];
      incoming.on('data', (piece) => pieces.push(piece));
      incoming.once('error', reject);
      incoming.once('end', () => resolve({ status: incoming.statusCode, body: Buffer.concat(pieces).toString() }));
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} did not answer in ${REQUEST_LIMIT_MS / 1000} s`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Sends JSON and reads JSON. @throws Error when the status is none of 2xx */
export async function postJson(url, value) {
  const { status, body } = await send({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  if (!status || status < 200 || status > 299) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body);
}
