import { openDatabase, databaseEnv } from './database.mjs';
import { textOf } from './failure.mjs';
import { prepareDatabase, prepareOnce } from './prepare.mjs';
import { restartBudget } from './restart-budget.mjs';
import { ROLES, startRole } from './role.mjs';
import { removeRecord, writeRecord } from './run-file.mjs';

const DRAIN_MS = 8_000;
const RESTART_DRAIN_MS = 3_000;
const TOTAL_STOP_MS = 9_500;
const LEAST_DATABASE_STOP_MS = 1_200;

/** Holds the database and both roles, keeps them running, and ends them in order. */
export class Supervisor {
  #config;
  #waitForChange;
  /** @type {import('./database.mjs').Database | null} */
  #database = null;
  #roles = new Map();
  #budgets = new Map();
  #url;
  /** @type {Promise<void> | null} */
  #stopping = null;
  #stopped = new AbortController();
  #finish;
  /** Resolves with the exit code when everything has ended. */
  finished = new Promise((resolve) => (this.#finish = resolve));

  /**
   * @param {any} config of the built back end
   * @param {{ waitForChange?: boolean }} [options] with `waitForChange`, a role that ends stays down until `restartRoles`
   */
  constructor(config, { waitForChange = false } = {}) {
    this.#config = config;
    this.#waitForChange = waitForChange;
  }

  /**
   * @returns {Promise<{ url: string, databaseDirectory: string | null, administrator: object, migrations: string[] } | null>}
   * null when it was stopped meanwhile, or could not start: then the reason is printed and everything ends with code 1
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
    const database = await openDatabase(this.#config);
    this.#database = database;
    this.#watchDatabase(database);
    this.#record();
    const prepared = await prepareOnce(this.#env(), database, this.#stopped.signal);
    if (this.#stopping) return null;
    const [{ url }] = await Promise.all(ROLES.map((role) => this.#run(role).ready));
    this.#url = url;
    this.#record();
    for (const role of ROLES) this.#watchRole(role);
    return { ...prepared, url, databaseDirectory: database.embedded?.directory ?? null };
  }

  /** Drains both roles, then the database, in under ten seconds; a second call hurries. Exits with `code`. */
  stop(code = 0) {
    if (this.#stopping) this.#hurry();
    else this.#stopping = this.#end(code);
    return this.#stopping;
  }

  async #end(code) {
    const begun = Date.now();
    this.#stopped.abort();
    const kill = setTimeout(() => this.#killRoles('SIGKILL'), DRAIN_MS);
    this.#killRoles('SIGTERM');
    await Promise.all([...this.#roles.values()].map(({ ended }) => ended));
    clearTimeout(kill);
    const left = TOTAL_STOP_MS - (Date.now() - begun);
    await this.#database?.embedded?.stop(Math.max(left, LEAST_DATABASE_STOP_MS));
    removeRecord(this.#config.dataDir);
    this.#finish(code);
  }

  #hurry() {
    this.#killRoles('SIGKILL');
    void this.#database?.embedded?.stop(LEAST_DATABASE_STOP_MS);
  }

  #killRoles(signal) {
    for (const role of this.#roles.values()) role.kill(signal);
  }

  #env = () => ({ ...process.env, ...(this.#database && databaseEnv(this.#database)) });

  #run(role) {
    const running = startRole(role, this.#env());
    this.#roles.set(role.name, running);
    this.#record();
    return running;
  }

  #record() {
    const childPids = [...this.#roles.values()].map(({ pid }) => pid);
    writeRecord(this.#config.dataDir, { childPids, url: this.#url, databaseUrl: this.#database?.url });
  }

  /** Ends both roles, brings the database up to date and starts them from what is built now. */
  async restartRoles() {
    const old = [...this.#roles.values()];
    this.#roles.clear();
    const kill = setTimeout(() => old.forEach((role) => role.kill('SIGKILL')), RESTART_DRAIN_MS);
    for (const role of old) role.kill('SIGTERM');
    await Promise.all(old.map(({ ended }) => ended));
    clearTimeout(kill);
    await prepareDatabase(this.#env(), this.#stopped.signal);
    if (this.#stopping) return;
    for (const role of ROLES) {
      this.#run(role);
      this.#watchRole(role);
    }
  }

  #watchRole(role) {
    const running = this.#roles.get(role.name);
    void running.ended.then((how) => {
      if (this.#roles.get(role.name) !== running) return;
      if (this.#waitForChange && !this.#stopping) console.error(`The ${role.name} process ended (${how}); waiting for a change.`);
      else void this.#revive(`The ${role.name} process`, how, () => this.#restartRole(role));
    });
  }

  async #restartRole(role) {
    const running = this.#run(role);
    this.#watchRole(role);
    await running.ready.catch(() => undefined);
  }

  /** @param {import('./database.mjs').Database} database */
  #watchDatabase({ embedded }) {
    if (!embedded) return;
    void embedded.exited.then(() =>
      this.#revive('The database', 'unasked', async () => {
        // The same port, so that the pools of the running processes find it again.
        const database = await openDatabase(this.#config, { port: embedded.port });
        this.#database = database;
        this.#watchDatabase(database);
      }),
    );
  }

  async #revive(what, how, restart) {
    if (this.#stopping) return;
    const budget = this.#budgets.get(what) ?? restartBudget();
    this.#budgets.set(what, budget);
    if (!budget()) {
      console.error(`\n${what} ended again (${how}), more than three times in a minute. Everything is stopped; its messages are above.\n`);
      return this.stop(1);
    }
    console.error(`${what} ended (${how}) and is started again.`);
    try {
      await restart();
    } catch (error) {
      console.error(`\n${textOf(error)}\n`);
      await this.stop(1);
    }
  }
}
