import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { withBuildClaim } from '../../lib/build-claim.mjs';

/** A build for tests, in the folder that it is given: says when it waits and when it works, ends with its input, and fails beside another. */
const [folder = ''] = process.argv.slice(2);
const busy = path.join(folder, '..', 'busy');
await withBuildClaim(
  folder,
  'the sample',
  async () => {
    mkdirSync(busy);
    console.log('working');
    for await (const piece of process.stdin) void piece;
    rmdirSync(busy);
  },
  { onWait: (message) => console.log(message) },
);
console.log('done');
