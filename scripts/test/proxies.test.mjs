import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.mjs';

const read = (name) => readFileSync(inRoot(name), 'utf8');
const number = (text, pattern) => Number(pattern.exec(text)?.[1]);

const MB = 1024 * 1024;
const nginx = read('deploy/nginx/themis.conf');
const caddy = read('deploy/caddy/Caddyfile');
const compose = parse(read('docker-compose.yml'), { merge: true });
const composed = compose.configs.proxy.content;
const ingress = parse(read('deploy/kubernetes/ingress.yaml')).metadata.annotations;
const LARGEST = 50 * MB;

test('every proxy lets the largest file pass', () => {
  assert.match(read('backend/src/features/legal-sources/source-limits.ts'), /LEGAL_FILE_MAX_BYTES = 50 \* 1024 \* 1024/);
  // Caddy counts in powers of ten.
  assert.ok(number(nginx, /client_max_body_size (\d+)m;/) * MB > LARGEST);
  assert.ok(number(ingress['nginx.ingress.kubernetes.io/proxy-body-size'], /^(\d+)m$/) * MB > LARGEST);
  for (const text of [caddy, composed]) assert.ok(number(text, /max_size (\d+)MB/) * 1_000_000 > LARGEST);
});

test('no proxy keeps an unused connection for as long as a process goes on answering', () => {
  const told = [nginx, caddy].map((text) => number(text, /STOP_DELAY_SECONDS=(\d+)/));
  const delay = Number(compose['x-backend'].environment.STOP_DELAY_SECONDS);
  assert.deepEqual(told, [delay, delay]);
  assert.ok(number(nginx, /keepalive_timeout (\d+)s;/) < delay);
  for (const text of [caddy, composed]) assert.ok(number(text, /keepalive (\d+)s/) < delay);
});

test('compose gives a process the time to end that it takes', () => {
  const { environment, stop_grace_period: grace } = compose['x-backend'];
  const drainMs = number(read('backend/src/process-lifecycle.ts'), /DRAIN_LIMIT_MS = (\d+)/);
  assert.ok(parseInt(grace, 10) * 1000 > Number(environment.STOP_DELAY_SECONDS) * 1000 + drainMs);
});

test('compose passes requests on as the recipe for Caddy does', () => {
  const lines = (text) => new Set(text.split('\n').map((line) => line.trim()));
  const [theirs, ours] = [lines(caddy), lines(composed)];
  const kept = [...theirs].filter((line) => /^(lb_|fail_|max_|flush_|dial_|keepalive)/.test(line));
  assert.ok(kept.length > 8);
  assert.deepEqual(
    kept.filter((line) => !ours.has(line)),
    [],
  );
});
