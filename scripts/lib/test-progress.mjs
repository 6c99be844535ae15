import path from 'node:path';
import { rootDir } from './paths.mjs';
import { seconds } from './progress.mjs';

const QUIET_MS = 30_000;

/**
 * What is said while suites run beside each other: a line for each file that ends, and what is running when nothing has ended for half a
 * minute.
 */
export class TestProgress {
  /** When each file that is running began, by suite and path. @type {Map<string, { suite: string, file: string, begun: number }>} */
  #running = new Map();
  #said = Date.now();
  #timer;

  /** @param {(line: string) => void} [say] */
  constructor(say = console.log, quietMs = QUIET_MS) {
    this.say = say;
    this.#timer = setInterval(() => this.#remind(quietMs), quietMs / 2);
    this.#timer.unref();
  }

  /**
   * @param {string} suite
   * @param {import('./reporters/tell.mjs').Told} told what a runner told of one of its files
   */
  take(suite, { file, ok, tests, processorSeconds }) {
    const key = `${suite} ${file}`;
    if (ok === undefined) return void this.#running.set(key, { suite, file, begun: Date.now() });
    const begun = this.#running.get(key)?.begun ?? Date.now();
    this.#running.delete(key);
    const howMany = tests === undefined ? '' : `, ${tests} ${tests === 1 ? 'test' : 'tests'}`;
    const cost = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} s of a core`;
    this.#tell(`${ok ? 'ok    ' : 'FAILED'} ${suite}: ${shown(file)} (${seconds(Date.now() - begun)}${cost}${howMany})`);
  }

  end() {
    clearInterval(this.#timer);
  }

  #tell(line) {
    this.#said = Date.now();
    this.say(line);
  }

  #remind(quietMs) {
    if (this.#running.size === 0 || Date.now() - this.#said < quietMs / 2) return;
    const each = [...this.#running.values()].map(({ suite, file, begun }) => `${suite}: ${shown(file)} (${seconds(Date.now() - begun)})`);
    this.#tell(`  running: ${each.join(', ')}`);
  }
}

const shown = (file) => path.relative(rootDir, file);
