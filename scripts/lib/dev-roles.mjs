import { fileURLToPath } from 'node:url';
import { bundleSources, clearDevBundles } from './dev-bundle.mjs';
import { ALLOCATOR, forkRole } from './role.mjs';

const PROGRAM = fileURLToPath(new URL('dev-role.mjs', import.meta.url));
const NODE = ['--enable-source-maps'];

/** The roles while somebody works on their sources: a process for the next start of each has its packages loaded before it is needed. */
export class DevRoles {
  #made = 0;
  /** @type {Awaited<ReturnType<typeof bundleSources>> | undefined} */
  #bundle;
  /** By role: processes that wait. @type {Map<string, import('node:child_process').ChildProcess>} */
  #spare = new Map();
  #ended = false;

  /** @type {import('./role.mjs').Role[]} */
  roles = [
    { name: 'API', file: 'main', begin: (role, env) => this.#begin(role, env) },
    { name: 'worker', file: 'worker', begin: (role, env) => this.#begin(role, env) },
  ];

  constructor() {
    clearDevBundles();
  }

  /** Puts the sources together as they are now, for the next start. @throws Failure */
  async refresh() {
    this.#bundle = await bundleSources((this.#made += 1));
  }

  /** Has a process wait for the next start of each role. */
  prepareNext() {
    for (const { file } of this.roles) if (!this.#spare.has(file)) this.#spare.set(file, this.#wait());
  }

  /** Ends those that wait. */
  end() {
    this.#ended = true;
    for (const child of this.#spare.values()) child.kill('SIGKILL');
  }

  #wait() {
    const child = forkRole(PROGRAM, { ...process.env, ...ALLOCATOR }, NODE, this.#bundle?.packages);
    if (this.#ended) child.kill('SIGKILL');
    return child;
  }

  #begin(role, env) {
    const child = this.#spare.get(role) ?? this.#wait();
    this.#spare.delete(role);
    child.send({ file: this.#bundle?.fileOf(role), env }, () => undefined);
    return child;
  }
}
