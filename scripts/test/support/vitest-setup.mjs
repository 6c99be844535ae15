import { afterAll } from 'vitest';
import { processorSeconds } from '../../../backend/test/runner/processor-time.mjs';

// What the tests start is started as it is by hand: nothing tells it that it is tested.
delete process.env.NODE_ENV;
process.execArgv = [];

// Each file has a process of its own, with those it starts: the reporter says what that cost.
// oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures a hook wants: none.
afterAll(({}, file) => {
  Object.assign(file.meta, { processorSeconds: processorSeconds() });
});
