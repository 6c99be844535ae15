import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at a page that changes its state just then, such as buttons that were disabled a moment ago. */
const LOOKS = 4;

/** What axe finds on a page once it is at rest. @returns {Promise<string[]>} one line for each rule and place */
export async function violations(page) {
  let found = [];
  for (let look = 0; look < LOOKS; look += 1) {
    found = await violationsNow(page);
    if (found.length === 0) break;
  }
  return found;
}

async function violationsNow(page) {
  // What fades in has its colours only at the end.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // Through the debugger: the page's policy lets no script in. A page that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source}; undefined`);
  // What passed is neither described by axe nor sent here: on a long page that takes longer than looking.
  return page.evaluate(async (values) => {
    const { violations: found } = await globalThis.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, TAGS);
}

/** Asserts that axe finds nothing on the page as it is now. @param state names it in the failure */
export async function assertAccessible(page, state) {
  assert.deepEqual(await violations(page), [], state);
}
