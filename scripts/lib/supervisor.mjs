import { setTimeout as delay } from 'node:timers/promises';
import { databaseEnv, openDatabase, ownerEnv } from './database.mjs';
import { textOf } from './failure.mjs';
import { KeptRole } from './kept-role.mjs';
import { prepareDatabase, prepareOnce } from './prepare.mjs';
import { restartBackoff } from './restart-backoff.mjs';
import { ROLES } from './role.mjs';
import { removeRecord, writeRecord } from './run-file.mjs';

const DRAIN_MS = 8_000;
const RESTART_DRAIN_MS = 3_000;
const TOTAL_STOP_MS = 9_500;
const LEAST_DATABASE_STOP_MS = 1_200;
/** Tries on the old port, which the pools of the running roles know, before any free one is taken. */
const SAME_PORT_TRIES = 3;

/**
 * Holds the database and both roles, keeps them running, and ends them in order. What has worked once is started again
 * for ever, each by itself: a role that ends takes neither the other one nor the database with it.
 */
export class Supervisor {
  #config;
  #keysMark;
  #waitForChange;
  #kinds;
  /** @type {import('./database.mjs').Database | null} */
  #database = null;
  /** @type {KeptRole[]} */
  #roles = [];
  #url;
  /** @type {Promise<void> | null} */
  #stopping = null;
  #stopped = new AbortController();
  #finish;
  /** Resolves with the exit code when everything has ended. */
  finished = new Promise((resolve) => (this.#finish = resolve));

  /**
   * @param {{ config: any, keysMark: string | null }} loaded what `loadBackendConfig` gives
   * @param {{ waitForChange?: boolean, roles?: import('./role.mjs').Role[] }} [options] with `waitForChange`, a role that ends stays down
   * until `restartRoles`
   */
  constructor({ config, keysMark }, { waitForChange = false, roles = ROLES } = {}) {
    this.#kinds = roles;
    this.#config = config;
    this.#keysMark = keysMark;
    this.#waitForChange = waitForChange;
  }

  /**
   * @returns {Promise<{ url: string, databaseDirectory: string | null, administrator: object, migrations: string[], trouble: string[] } | null>}
   * null when it was stopped in the meantime, or could not start: then the reason is printed and everything ends with code 1
   */
  async start() {
    try {
      return await this.#start();
    } catch (error) {
      if (!this.#stopping) console.error(`\n${textOf(error)}\n`);
      await this.stop(1);
      return null;
    }
  }

  async #start() {
    writeRecord(this.#config.dataDir, {});
    const preparing = this.#prepareData();
    // They load their modules in the meantime, which takes longer than the database.
    const starting = this.#startRoles(preparing.then(() => (this.#database ? databaseEnv(this.#database) : {})));
    starting.catch(() => undefined);
    const { database, prepared } = await preparing;
    if (this.#stopping) return null;
    const [{ url }] = await starting;
    this.#url = url;
    this.#record();
    const [, worker] = this.#roles;
    const databaseDirectory = database.embedded?.directory ?? null;
    return { ...prepared, url, databaseDirectory, trouble: troubleOf(await worker.report()) };
  }

  /** Starts the database and brings it up to date. */
  async #prepareData() {
    const database = await openDatabase(this.#config);
    this.#database = database;
    if (database.embedded) void this.#keepDatabase(database.embedded);
    this.#record();
    return { database, prepared: await prepareOnce(this.#ownerEnv(), database, this.#keysMark, this.#stopped.signal) };
  }

  /** Drains both roles, then the database, in under ten seconds, `STOP_DELAY_SECONDS` aside; a second call hurries. Exits with `code`. */
  stop(code = 0) {
    if (this.#stopping) this.#hurry();
    else this.#stopping = this.#end(code);
    return this.#stopping;
  }

  async #end(code) {
    const begun = Date.now();
    this.#stopped.abort();
    // What the API process spends on telling proxies comes on top.
    const { stopDelayMs } = this.#config;
    await this.#endRoles(DRAIN_MS + stopDelayMs);
    const left = TOTAL_STOP_MS + stopDelayMs - (Date.now() - begun);
    await this.#database?.embedded?.stop(Math.max(left, LEAST_DATABASE_STOP_MS));
    removeRecord(this.#config.dataDir);
    this.#finish(code);
  }

  #hurry() {
    for (const role of this.#roles) void role.end('SIGKILL');
    void this.#database?.embedded?.stop(LEAST_DATABASE_STOP_MS);
  }

  async #endRoles(drainMs) {
    await Promise.all(this.#roles.map((role) => role.endWithin(drainMs)));
  }

  #env = () => ({ ...process.env, ...(this.#database && databaseEnv(this.#database)) });

  #ownerEnv = () => ({ ...process.env, ...(this.#database && ownerEnv(this.#database)) });

  /**
   * @param {Promise<NodeJS.ProcessEnv>} [settings] what they are to be told before they do more than load their modules
   * @param {boolean} [inTurn] whether each waits for the one before
   * @returns their messages. @throws Failure when one of them does not get ready.
   */
  async #startRoles(settings, inTurn = false) {
    const options = { env: this.#env, onStart: () => this.#recordIfPossible(), waitForChange: this.#waitForChange };
    this.#roles = this.#kinds.map((role) => new KeptRole(role, options));
    if (!inTurn) return Promise.all(this.#roles.map((role) => role.start(settings)));
    const messages = [];
    for (const role of this.#roles) if (!this.#stopping) messages.push(await role.start(settings));
    return messages;
  }

  /** A full disk must not end what runs: the next start then finds an older record. */
  #recordIfPossible() {
    try {
      this.#record();
    } catch (error) {
      console.error(`The record of this instance cannot be written: ${error.message}`);
    }
  }

  #record() {
    const childPids = this.#roles.flatMap(({ pid }) => pid ?? []);
    writeRecord(this.#config.dataDir, { childPids, url: this.#url, databaseUrl: this.#database?.url, ownerUrl: this.#database?.ownerUrl });
  }

  /**
   * Ends both roles and starts them from what there is now, which loads while the old ones end: first the API, for which somebody waits.
   * @param {{ prepare: boolean }} options whether the database is brought up to date in between
   */
  async restartRoles({ prepare }) {
    const ended = this.#endRoles(RESTART_DRAIN_MS);
    const between = async () => {
      await ended;
      if (prepare && !this.#stopping) await prepareDatabase(this.#ownerEnv(), this.#stopped.signal);
      return this.#env();
    };
    const settings = between();
    await Promise.all([settings, this.#startRoles(settings, true)]);
  }

  /**
   * Starts the embedded database again whenever it ends; the roles stay up and find it when it is back.
   * @param {import('./database.mjs').EmbeddedServer} embedded
   */
  async #keepDatabase(embedded) {
    const backoff = restartBackoff();
    for (let server = embedded; ;) {
      const since = performance.now();
      await server.exited;
      let healthyMs = performance.now() - since;
      for (let tries = 1, next = null; next === null; tries += 1) {
        if (this.#stopping) return;
        const wait = backoff(healthyMs);
        console.error(`The database ended and is started again${wait < 1000 ? '' : ` in ${Math.round(wait / 1000)} s`}.`);
        await delay(wait, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
        if (this.#stopping) return;
        next = await this.#reopenDatabase(server.port, tries);
        server = next ?? server;
        healthyMs = 0;
      }
    }
  }

  /** @returns {Promise<import('./database.mjs').EmbeddedServer | null>} null when it does not start, which is printed */
  async #reopenDatabase(port, tries) {
    try {
      const database = await openDatabase(this.#config, { port: tries > SAME_PORT_TRIES ? undefined : port });
      const { embedded } = database;
      if (this.#stopping) await embedded?.stop(LEAST_DATABASE_STOP_MS);
      this.#database = database;
      this.#recordIfPossible();
      // On another port they have to be told: they end, and are started again with the new address.
      if (embedded?.port !== port) for (const role of this.#roles) role.restart();
      return embedded;
    } catch (error) {
      console.error(textOf(error));
      return null;
    }
  }
}

/** What does not work, or not as it should, although the product runs. */
function troubleOf(report) {
  if (report === null) return ['the worker does not say what works'];
  return Object.entries(report)
    .filter(([, { ok }]) => !ok)
    .map(([name, { detail }]) => `${name}: ${detail}`);
}
