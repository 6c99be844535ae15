import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { scaled } from './time-factor.mjs';

/**
 * The loader's hooks keep a port for every module that a test or a hook imports, and with it what circus noted as running then: without its
 * function it is small. With it, every application that a file had started would stay in memory until the worker ends.
 */
function forgetFunctions(block) {
  for (const hook of block.hooks) hook.fn = undefined;
  for (const child of block.children) {
    if (child.type === 'describeBlock') forgetFunctions(child);
    else child.fn = undefined;
  }
}

/** Tests run in the scope of the worker itself, where Node has loaded the product; Jest's own environments make a new one for each file. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #env = { ...process.env };
  #exit = process.exit;
  #scaled = new WeakSet();

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  /** The limits that tests and hooks name themselves hold on a machine that has nothing else to do. */
  handleTestEvent({ name, hook, test }, state) {
    if (name === 'teardown') forgetFunctions(state.rootDescribeBlock);
    const limited = name === 'hook_start' ? hook : name === 'test_start' ? test : undefined;
    if (!limited?.timeout || this.#scaled.has(limited)) return;
    limited.timeout = scaled(limited.timeout);
    this.#scaled.add(limited);
  }

  /** Undoes what a file has left behind, so that the next one does not meet it. */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }

  /** Required by Jest; nothing is run in a context of its own. */
  getVmContext() {
    return null;
  }
}
