import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildAll } from '../scripts/lib/build.mjs';
import { Failure, main, textOf } from '../scripts/lib/failure.mjs';
import { installPackages } from '../scripts/lib/install.mjs';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { exitOnInterruption } from './lib/interruption.mjs';
import { printOutcome, printSurroundings, saveOutcome, surroundings } from './lib/report.mjs';

const USAGE = `Usage: npm run bench [-- <name> …] [--seed <number>]
Further options reach the benches: start --cold, graphql-me --profile, growth --only=<part of a name>, meaning --passages=<number>, retrieval --words or --large`;

/**
 * Runs benches one after the other: every file of this folder that exports `run({ seed, args })`, or those that are named.
 * Prints medians and ratios and writes bench/results/<date>-<name>.json. Fails only when a bench throws; a missed target is
 * shown, since a number of one machine proves nothing on another.
 */
await main(async (given) => {
  const { values, positionals, tokens } = parseArgs({
    args: given,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { seed: { type: 'string' } },
  });
  const names = chosen(positionals);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(seed) || seed < 0) throw new Failure('--seed must be a whole number.');
  const args = tokens.flatMap((token) =>
    token.kind === 'option' && token.name !== 'seed' ? [token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName] : [],
  );
  exitOnInterruption();
  requireNode();
  await installPackages();
  const benches = await Promise.all(names.map((name) => import(new URL(`${name}.mjs`, import.meta.url).href)));
  if (benches.some(({ needsNoBuild }) => needsNoBuild !== true)) await buildAll();
  const facts = surroundings(seed);
  printSurroundings(facts);
  const failed = [];
  for (const name of names) if (!(await runOne(name, { seed, args }, facts))) failed.push(name);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});

function chosen(positionals) {
  const there = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
    .map((file) => file.replace(/\.mjs$/, ''))
    .sort();
  const unknown = positionals.filter((name) => !there.includes(name));
  if (unknown.length > 0) throw new Failure(`No such bench: ${unknown.join(', ')}. There are: ${there.join(', ')}\n\n${USAGE}`);
  return positionals.length > 0 ? positionals : there;
}

async function runOne(name, options, facts) {
  const begun = performance.now();
  try {
    const { run } = await import(new URL(`${name}.mjs`, import.meta.url).href);
    const outcome = await run(options);
    const seconds = (performance.now() - begun) / 1000;
    printOutcome(outcome, seconds);
    console.log(`  ${saveOutcome({ ...outcome, seconds: Math.round(seconds) }, facts)}`);
    return true;
  } catch (error) {
    console.error(`\n${name}\n  failed: ${textOf(error)}`);
    return false;
  }
}
