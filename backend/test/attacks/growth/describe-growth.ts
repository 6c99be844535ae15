import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GrowthProbe } from './growth-probe.js';

/** Tests every parser of an area on every hostile text: eight times the length may take some eight times the CPU time, not sixty-four. */
export function describeGrowth(area: string, names: readonly string[]): void {
  const probe = new GrowthProbe(area);
  afterAll(() => probe.close());
  describe(`CPU time on hostile texts, ${area}`, () => {
    beforeAll(async () => expect(await probe.parsers()).toEqual(names), 60_000);
    it.each(names)('%s grows with the length of the text', async (name) => expect(await probe.measure(name)).toEqual([]), 300_000);
  });
}
