import { describe, expect, it } from '@jest/globals';
import type { Guidance } from '../guide/guide.js';
import type { Topic } from '../guide/topic.js';
import { lacksItsLaw } from './missing-law.js';

const PARSI = { personalLaw: 'parsi' as const };
const guidance = (...topics: [score: number, act: string, more?: Partial<Topic>][]): Guidance =>
  ({
    topics: topics.map(([score, act, more]) => ({ score, topic: { law: [{ act, section: '1' }], ...more } })),
    units: [],
  }) as unknown as Guidance;
const isHeld = (act: string): boolean => act === 'Held Act, 2001';
const lacks = (...topics: Parameters<typeof guidance>): boolean => lacksItsLaw(guidance(...topics), isHeld, false);

describe('lacksItsLaw', () => {
  it('is so where a question surely is about a personal law or a State whose law the library lacks', () => {
    expect(lacks([2.5, 'Other Act, 1936', PARSI])).toBe(true);
    expect(lacks([2.5, 'Other Act, 1936', { state: 'Goa' }], [1.5, 'Held Act, 2001'])).toBe(true);
  });

  it.each<[string, Parameters<typeof guidance>]>([
    ['no topic is near', []],
    ['the nearest topic is not sure', [[1.5, 'Other Act, 1936', PARSI]]],
    ['the library holds its law', [[2.5, 'Held Act, 2001', PARSI]]],
    [
      'another topic with law of the library is as near',
      [
        [2.5, 'Other Act, 1936', PARSI],
        [2, 'Held Act, 2001'],
      ],
    ],
    ['the nearest topic is of no personal law and no State', [[2.5, 'Other Act, 1936']]],
  ])('is not so where %s', (_, topics) => {
    expect(lacks(...topics)).toBe(false);
  });

  it('is so for any topic where words lead to an act that the guide knows: its own topics would have been near', () => {
    expect(lacksItsLaw(guidance([2.5, 'Other Act, 1936']), isHeld, true)).toBe(true);
    expect(lacksItsLaw(guidance([2.5, 'Other Act, 1936'], [2, 'Held Act, 2001']), isHeld, true)).toBe(false);
  });
});
