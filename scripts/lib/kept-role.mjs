import { setTimeout as delay } from 'node:timers/promises';
import { SILENCE_SECONDS, watchHealth } from './health-question.mjs';
import { restartBackoff } from './restart-backoff.mjs';
import { startRole } from './role.mjs';

/** One role, kept running: started again whenever it ends, and ended when it no longer answers. */
export class KeptRole {
  #role;
  #options;
  #backoff;
  /** @type {ReturnType<typeof startRole> | null} */
  #running = null;
  #stop = new AbortController();

  /**
   * @param {import('./role.mjs').Role} role
   * @param {{
   *   env: () => NodeJS.ProcessEnv, onStart: () => void, waitForChange?: boolean,
   *   backoff?: object, health?: object, readyLimitMs?: number, say?: (line: string) => void,
   * }} options `env` is asked before each start; with `waitForChange` a role that ends stays down; the others are for tests
   */
  constructor(role, options) {
    this.#role = role;
    this.#options = { say: console.error, ...options };
    this.#backoff = restartBackoff(options.backoff);
  }

  get pid() {
    return this.#running?.pid;
  }

  /**
   * Starts it for the first time and keeps it from then on. @returns its message.
   * @param {Promise<NodeJS.ProcessEnv>} [settings] what it is still to be told before it does more than load its modules
   * @throws Failure when it does not get ready: starting again would not cure a wrong setting.
   */
  async start(settings) {
    const running = this.#launch(settings);
    const message = await running.ready;
    void this.#keep(running);
    return message;
  }

  /** What it says for each part of the product: `{ [name]: { ok, detail } }`, or null when it says nothing. */
  async report() {
    return this.#running?.report() ?? null;
  }

  /** Resolves when it has ended and will not be restarted; `SIGTERM` lets it finish its work. */
  async end(signal) {
    this.#stop.abort();
    this.#running?.kill(signal);
    await this.#running?.ended;
  }

  /** Ends it for good like `end('SIGTERM')`; if it has not ended after `limitMs`, it is killed, and that is said. */
  async endWithin(limitMs) {
    const kill = setTimeout(() => {
      this.#options.say(`The ${this.#role.name} process did not end within ${limitMs / 1000} s and is killed.`);
      this.#running?.kill('SIGKILL');
    }, limitMs);
    await this.end('SIGTERM');
    clearTimeout(kill);
  }

  /** Lets it finish its work and starts it again, as after any other end. */
  restart() {
    this.#running?.kill('SIGTERM');
  }

  /** @param {Promise<NodeJS.ProcessEnv>} [settings] */
  #launch(settings) {
    const running = startRole(this.#role, this.#options.env(), { ...this.#options, settings });
    this.#running = running;
    this.#options.onStart();
    return running;
  }

  async #keep(first) {
    const { signal } = this.#stop;
    for (let end = await this.#untilItEnds(first); !signal.aborted; end = await this.#again()) {
      const what = `The ${this.#role.name} process ended (${end.how})`;
      if (this.#options.waitForChange) return this.#options.say(`${what}; waiting for a change.`);
      const wait = this.#backoff(end.healthyMs);
      this.#options.say(`${what} and is started again${wait < 1000 ? '' : ` in ${Math.round(wait / 1000)} s`}.`);
      await delay(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  /** A machine that is out of memory or of processes may refuse even to start one. */
  async #again() {
    try {
      return await this.#untilItEnds(this.#launch());
    } catch (error) {
      return { how: error.message, healthyMs: 0 };
    }
  }

  async #untilItEnds(running) {
    let reason = null;
    const kill = (why) => {
      reason = why;
      // Not SIGTERM, which a stopped event loop never hears.
      running.kill('SIGKILL');
    };
    try {
      await running.ready;
    } catch (error) {
      kill(null);
      if (!this.#stop.signal.aborted) this.#options.say(error.message);
      return { how: await running.ended, healthyMs: 0 };
    }
    const since = performance.now();
    const endQuestions = watchHealth(
      running,
      () => !this.#stop.signal.aborted && kill(`it had not answered for ${SILENCE_SECONDS} s`),
      this.#options.health,
    );
    const how = await running.ended;
    endQuestions();
    return { how: reason ?? how, healthyMs: performance.now() - since };
  }
}
