import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { judgePattern } from './judge-pattern.mjs';

const LIST = inRoot('scripts/lint/pattern-verdicts.txt');
/** What was judged on this machine since, in the same way. */
const KEPT = inRoot(
  `node_modules/.cache/themis/pattern-verdicts-${hashOf(readFileSync(inRoot('scripts/lint/judge-pattern.mjs'), 'utf8'))}.txt`,
);
/** Patterns that a run judges although they are not in the list: some ten seconds. */
const MOST_UNLISTED = 20;
const { version } = createRequire(import.meta.url)('recheck/package.json');
const HEAD = `recheck ${version}`;

/** Where a verdict is kept: the patterns themselves stand in the code. @param {string} source @param {string} flags */
export const patternKey = (source, flags) => hashOf(`${flags}/${source}`);

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** @returns {Map<string, string>} the verdicts of a list that this version of recheck gave, by `patternKey` */
function read(file) {
  let lines;
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return new Map();
  }
  if (lines[0] !== HEAD) return new Map();
  return new Map(
    lines
      .slice(1)
      .filter(Boolean)
      .map((line) => /** @type {[string, string]} */ (line.split(' '))),
  );
}

/**
 * The verdicts on patterns. Those of the whole code are a file of it, since judging all of them takes half an hour of processor time; a
 * pattern that is not in it is judged when it is met, and the verdict kept on this machine. A slow pattern is in neither: it is to be rewritten.
 */
export class PatternVerdicts {
  #listed = read(LIST);
  #kept = read(KEPT);
  #unlisted = new Set();

  /**
   * @param {string} source
   * @param {string} flags
   * @returns {{ verdict: import('./judge-pattern.mjs').Verdict | 'unlisted', attack?: string }} `unlisted` where more patterns than a run can
   * judge are not in the list
   */
  of(source, flags) {
    const key = patternKey(source, flags);
    const known = this.#listed.get(key) ?? this.#kept.get(key);
    if (known) return { verdict: /** @type {import('./judge-pattern.mjs').Verdict} */ (known) };
    this.#unlisted.add(key);
    if (this.#unlisted.size > MOST_UNLISTED) return { verdict: 'unlisted' };
    const judged = judgePattern(source, flags);
    this.keep(source, flags, judged.verdict);
    return judged;
  }

  /** @returns {string | undefined} the verdict that is known of a pattern */
  known(source, flags) {
    const key = patternKey(source, flags);
    return this.#listed.get(key) ?? this.#kept.get(key);
  }

  /** Remembers a verdict, and on this machine too, unless it only says that a busy machine did not come to an end. @param {string} verdict */
  keep(source, flags, verdict) {
    if (verdict === 'slow') return;
    const key = patternKey(source, flags);
    this.#kept.set(key, verdict);
    if (verdict === 'unjudged') return;
    if (!existsSync(KEPT)) begin(KEPT);
    appendFileSync(KEPT, `${key} ${verdict}\n`);
  }
}

function begin(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${HEAD}\n`);
}

/** Writes the list anew. @param {ReadonlyMap<string, string>} verdicts by `patternKey` */
export function writeList(verdicts) {
  const lines = [...verdicts].map(([key, verdict]) => `${key} ${verdict}`).sort();
  writeFileSync(LIST, [HEAD, ...lines, ''].join('\n'));
}
