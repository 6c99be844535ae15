import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { findProgram } from './programs.mjs';

const READY_LIMIT_MS = 10_000;
const POLL_MS = 50;
const ATTEMPTS = 3;
// The shell ends Redis when the pipe from this process closes, which happens however this process ends.
const TIED = '"$@" & pid=$!; read -r _; kill "$pid"; wait "$pid"';

/**
 * The Redis of the tests: REDIS_URL if it is set, else one of our own on a free port when redis-server is installed.
 * @returns {Promise<{ url: string | null, stop: () => Promise<void> }>}
 */
export async function startTestRedis() {
  const given = process.env.TEST_REDIS_URL || process.env.REDIS_URL;
  const program = findProgram('redis-server');
  if (given || !program) return { url: given || null, stop: async () => undefined };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const server = startServer(program, port);
    if (await answers(port, server.child)) return { url: `redis://127.0.0.1:${port}`, stop: server.stop };
    await server.stop();
  }
  console.log('  redis-server is installed but does not start: the tests that need it are skipped.');
  return { url: null, stop: async () => undefined };
}

function startServer(program, port) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'themis-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn('/bin/sh', ['-c', TIED, 'sh', program, ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.stdin.on('error', () => undefined);
  const removeDir = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', removeDir);
  const stop = async () => {
    child.stdin.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    process.off('exit', removeDir);
    removeDir();
  };
  return { child, stop };
}

async function answers(port, child) {
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline && child.exitCode === null; await delay(POLL_MS)) {
    if (await ping(port)) return true;
  }
  return false;
}

function ping(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const settle = (result) => () => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', settle(true));
    socket.once('error', settle(false));
    socket.setTimeout(1000, settle(false));
  });
}
