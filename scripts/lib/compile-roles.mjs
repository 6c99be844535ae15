import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ROLES } from './bundle.mjs';
import { backendDist } from './paths.mjs';

const LIMIT_MS = 60_000;

/**
 * Has V8 keep what it compiles of each bundled role as it loads: half of what a start takes. The role loads its modules, as it does while it
 * waits for the address of its database, and is ended by its loader before it has one.
 * @returns {Promise<string[]>} what went wrong
 */
export async function compileRoles() {
  const outcomes = await Promise.all(ROLES.map(compile));
  return outcomes.flatMap((outcome) => outcome ?? []);
}

async function compile(role) {
  const env = { ...process.env, AWAIT_SETTINGS: '1', KEEP_COMPILED_CODE: '1' };
  const child = fork(backendDist(`${role}.js`), { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' });
  const [code, signal] = await once(child, 'exit');
  return code === 0 ? null : `What V8 compiles of ${role}.js cannot be kept (${signal ?? `code ${code}`}).`;
}
