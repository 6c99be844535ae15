import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationOf } from './described-answers.js';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/api-examples');
const TEXT_MAX = 400;
const LIST_MAX = 2;
const MAP_MAX = 2;
/** Members of objects whose names the product does not choose. */
const MAPS = new Set(['schemas', 'token_costs']);
const MOMENT = '2026-04-01T09:30:00.000Z';
/** What is shown once, by the names of its members, and what stands in its place. */
const SHOWN_ONCE: Readonly<Record<string, string>> = {
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9…',
  challenge: 'eyJhbGciOiJIUzI1NiJ9…',
  token: 'kW3vN0…',
  signature: 'q3Jx…',
};

interface Call {
  method: string;
  path: string;
  /** Undefined for a call without a body. */
  sent: unknown;
  status: number;
  /** The JSON of the answer, if that is what it is. */
  answer?: unknown;
}

/**
 * Keeps a call that succeeded as the example of its operation in the description of the API, with `KEEP_EXAMPLES=1` and unless there is one.
 * Ids, times and secrets become others that are always the same, and long texts and lists are cut.
 */
export function keepExample({ method, path: target, sent, status, answer }: Call): void {
  if (process.env.KEEP_EXAMPLES !== '1' || status >= 300) return;
  const operation = operationOf(method, target);
  const file = path.join(FOLDER, `${operation}.json`);
  if (operation === undefined || existsSync(file)) return;
  const tidy = tidier();
  const example = {
    ...(sent !== undefined && { request: tidy(sent) }),
    status,
    ...(answer !== undefined && { answer: tidy(answer) }),
  };
  writeFileSync(file, `${JSON.stringify(example, null, 2)}\n`);
}

function tidier(): (value: unknown, name?: string) => unknown {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `0198f2c4-7a10-4c3e-9b2d-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const text = (value: string): string =>
    cut(
      value
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, idOf)
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, MOMENT)
        .replace(/[0-9a-f]{8,}@[a-z.]+/g, 'asha.mehta@example.com')
        .replace(/@themis\.(?:test|local)/g, '@example.com')
        .replace(/([?&]signature=)[\w-]+/g, '$1q3Jx…')
        .replace(/\b[A-Z2-7]{26,}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
        .replace(/[0-9a-f]{8,}%40/g, 'asha.mehta%40')
        .replace(/%40themis\.(?:test|local)/g, '%40example.com')
        .replace(/whsec_[\w+/=]+/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
        .replace(/thm_\w+/g, 'thm_4f8cQ2…')
        .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://hooks.example.com')
        .replace(/\b127\.0\.0\.1\b/g, '203.0.114.7'),
    );
  return function tidy(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return SHOWN_ONCE[name] ?? text(value);
    if (Array.isArray(value)) return value.slice(0, LIST_MAX).map((each) => tidy(each, name));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value);
    return Object.fromEntries((MAPS.has(name) ? members.slice(0, MAP_MAX) : members).map(([key, each]) => [key, tidy(each, key)]));
  };
}

const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text);
