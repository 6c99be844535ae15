import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
/** How many times longer things may take where tests share the processors. */
const FACTOR = Number(process.env.TEST_TIME_FACTOR ?? 1);
/** In whole ms: recheck takes no others. */
const scaled = (ms) => Math.round(ms * FACTOR);
/** How long recheck may look for a proof. It finds most within some milliseconds. */
const PROOF_MS = 3000;
/** How long it may look for an attack, where it has no proof. */
const ATTACK_MS = 15_000;
/** How long each of its matches may take, as recheck itself has it: starved of a processor, it would find no attack. */
const MATCHES = { attackTimeout: scaled(1000), incubationTimeout: scaled(250), seedingTimeout: scaled(100) };
/** UTF-16 units of the texts that have to confirm an attack. */
const LENGTHS = [60_000, 240_000];
/** How many times as long the longer one may take: four times where time is linear, sixteen where it grows with the square. */
const MOST_GROWTH = 8;
/** Processor time for the longer one from which growth can be told from noise. */
const LEAST_MS = 100;
/** Longest processor time for an attack that is shorter than both. */
const SHORT_MS = 500;
const STOPPED_AFTER_MS = 4000;

/**
 * @typedef {'proved' | 'tried' | 'unjudged' | 'slow'} Verdict
 * `proved`: its time is linear, by automata theory. `tried`: no attack was found, or none that makes it slow. `unjudged`: recheck did not come to
 * an end, or does not know something in it. `slow`: there is a text that takes too long.
 */

/**
 * What recheck says about a pattern. It proves what can be turned into an automaton, and attacks the others (look-around, references, loops of
 * many turns) with texts that it makes. It often takes a loop of up to a hundred turns for one without end, so that such an attack counts only if V8
 * takes more and more time for it.
 * @param {string} source
 * @param {string} flags
 * @returns {{ verdict: Verdict, attack?: string }} the attack as an expression
 */
export function judgePattern(source, flags) {
  // Its programs for some systems are faster, but not the same everywhere.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = require('recheck');
  const proof = checkSync(source, flags, { ...MATCHES, timeout: scaled(PROOF_MS) });
  const judged = proof.status === 'unknown' ? checkSync(source, flags, { ...MATCHES, checker: 'fuzz', timeout: scaled(ATTACK_MS) }) : proof;
  if (judged.status === 'safe') return { verdict: judged.checker === 'automaton' ? 'proved' : 'tried' };
  if (judged.status !== 'vulnerable') return { verdict: 'unjudged' };
  if (judged.checker === 'fuzz' && isLinear(source, flags, judged.attack)) return { verdict: 'tried' };
  return { verdict: 'slow', attack: judged.attack.pattern };
}

function isLinear(source, flags, attack) {
  if (attack.string.length < LENGTHS[0] && processorMs(source, flags, attack.string) > SHORT_MS) return false;
  const [short = 0, long = 0] = LENGTHS.map((length) => processorMs(source, flags, lengthened(attack, length)));
  return long < LEAST_MS || long < MOST_GROWTH * short;
}

/** @returns {number} milliseconds; Infinity for a match that had to be stopped */
function processorMs(source, flags, text) {
  const before = process.cpuUsage();
  try {
    vm.runInNewContext('new RegExp(source, flags).test(text)', { source, flags, text }, { timeout: STOPPED_AFTER_MS });
  } catch (error) {
    if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return Infinity;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The text of an attack with as many turns of its pumps as the length has room for. */
function lengthened({ pumps, suffix }, length) {
  const turn = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const fixed = pumps.reduce((sum, { prefix, pump, bias }) => sum + prefix.length + pump.length * bias, suffix.length);
  const turns = Math.max(1, Math.floor((length - fixed) / turn));
  return pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(turns + bias)).join('') + suffix;
}
