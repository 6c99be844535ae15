/**
 * How the CPU time of everything that reads a text grows with the length of hostile texts: time ~ length ^ exponent, 1 is linear and 2
 * quadratic. The parsers and the texts are those of the attacks suite, which only looks at whether each is read to its end.
 * `--only=<part of a name>` measures the parsers, or the areas, whose name contains it.
 */
import { fork } from 'node:child_process';
import { inRoot } from '../scripts/lib/paths.mjs';
import { endedOnInterruption } from './lib/interruption.mjs';
import { progressOf } from './lib/progress.mjs';
import { result } from './lib/result.mjs';

const NAME = 'growth';
const AREAS = ['documents', 'files', 'law', 'questions', 'rendering'];
const TARGET = '<= 1.6';
/** A run that takes longer never ends. Wall time, and long, since the machine may be busy. */
const NEVER_MS = 60_000;
const CHILD = inRoot('backend/test/parsers/growth.child.ts');
const LOADER = new URL('../backend/test/support/typescript-loader.mjs', import.meta.url).href;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], notes: string[] }>} */
export async function run({ seed, args }) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
  const results = [];
  const grown = [];
  for (const area of AREAS) {
    for (const { parser, exponent, on, grown: texts } of await measureArea(area, seed, only)) {
      results.push(result(`${area}: ${parser}${on && `, on ${on}`}`, { ours: exponent, unit: 'exponent', target: TARGET }));
      grown.push(...texts.map((text) => `${area}, ${parser}: ${text}`));
    }
  }
  results.sort((one, other) => (other.ours ?? 0) - (one.ours ?? 0));
  const verdict =
    grown.length === 0 ? ['Nothing grows faster than it may.'] : ['These grow faster than they may:', ...grown.map((text) => `  ${text}`)];
  return { name: NAME, results, notes: ['An exponent of 0: takes no time worth measuring.', ...verdict] };
}

/** One process for the parsers of an area, started over when one of them had to be killed. */
async function measureArea(area, seed, only) {
  const found = [];
  let probe = new Probe(area, seed);
  const stop = endedOnInterruption(() => probe.kill());
  try {
    const { parsers } = await probe.next();
    const chosen = area.includes(only) ? parsers : parsers.filter((name) => name.includes(only));
    const tell = progressOf(`parsers of ${area}`);
    for (const [index, name] of chosen.entries()) {
      tell(index, chosen.length);
      const measured = await probe.next(name);
      found.push(measured);
      if (measured.exponent !== Infinity) continue;
      probe = new Probe(area, seed);
      await probe.next();
    }
    return found;
  } finally {
    await stop();
  }
}

class Probe {
  #child;
  #doing = 'its start';

  constructor(area, seed) {
    this.#child = fork(CHILD, [area, String(seed)], { execArgv: ['--import', LOADER], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  kill() {
    this.#child.kill('SIGKILL');
  }

  /** What the process finds next; with a text that a parser never ends, its time is taken to grow without limit. */
  next(parser) {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const never = () => {
        this.kill();
        if (parser) settle(() => resolve({ parser, exponent: Infinity, on: this.#doing, grown: [`does not end on ${this.#doing}`] }));
        else settle(() => reject(new Error('The parsers cannot be loaded.')));
      };
      let timer = setTimeout(never, NEVER_MS);
      const receive = (message) => {
        clearTimeout(timer);
        timer = setTimeout(never, NEVER_MS);
        if (message.measuring) this.#doing = message.measuring;
        else settle(() => resolve(message));
      };
      const settle = (then) => {
        clearTimeout(timer);
        child.off('message', receive).off('exit', never);
        then();
      };
      child.on('message', receive).once('exit', never);
      if (parser) child.send(parser);
    });
  }
}
