import os from 'node:os';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { main } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * Judges every pattern of the code that is not in scripts/lint/pattern-verdicts.txt, and writes that list anew without those that the code has no
 * longer. Slow ones are left out and shown. All of them, as after a new version of recheck, take half an hour of processor time.
 */
await main(async () => {
  requireNode();
  await installPackages();
  const { collectPatterns } = await import('./lint/collect-patterns.mjs');
  const { patternKey, PatternVerdicts, writeList } = await import('./lint/pattern-verdicts.mjs');
  const patterns = await collectPatterns();
  const verdicts = new PatternVerdicts();
  const waiting = [...patterns].filter(({ source, flags }) => !verdicts.known(source, flags));
  console.log(`${patterns.length} patterns, ${waiting.length} of them to be judged`);
  let slow = 0;
  const judge = async () => {
    const worker = new Worker(inRoot('scripts/lint/judge-patterns.worker.mjs'));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      worker.postMessage(next);
      const [{ verdict, attack }] = await once(worker, 'message');
      verdicts.keep(next.source, next.flags, verdict);
      if (verdict === 'slow') {
        console.log(`${next.place}: /${next.source}/${next.flags} takes too long for ${attack}`);
        slow += 1;
      }
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, judge));
  const known = new Map(patterns.map(({ source, flags }) => [patternKey(source, flags), verdicts.known(source, flags)]));
  writeList(new Map([...known].flatMap(([key, verdict]) => (verdict ? [[key, verdict]] : []))));
  const given = [...known.values()].map((verdict) => verdict ?? 'slow');
  console.log([...new Set(given)].map((name) => `${given.filter((verdict) => verdict === name).length} ${name}`).join(', '));
  return slow === 0 ? 0 : 1;
});
