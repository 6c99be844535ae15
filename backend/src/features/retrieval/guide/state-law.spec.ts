import { describe, expect, it } from '@jest/globals';
import { stateLoss, stateShare } from './state-law.js';

describe('stateShare', () => {
  it('lets a topic on law of all India count in full', () => {
    expect([stateShare({}, []), stateShare({}, ['Delhi'])]).toEqual([1, 1]);
  });

  it('lets a topic on the law of a State count in full where the question names it, less without a sign, least where it names another', () => {
    const [named, unsaid, another] = [['Goa', 'Delhi'], [], ['Maharashtra']].map((states) => stateShare({ state: 'Delhi' }, states));
    expect(named).toBe(1);
    expect(unsaid).toBeLessThan(1);
    expect(another).toBeLessThan(unsaid ?? 0);
  });
});

describe('stateLoss', () => {
  it('takes nothing from law of all India, nor from that of a State that is named', () => {
    expect([stateLoss([], []), stateLoss([], ['Goa']), stateLoss(['Delhi'], ['Goa', 'Delhi'])]).toEqual([0, 0, 0]);
  });

  it('takes more from the law of one State where another is named than where none is', () => {
    expect(stateLoss(['Delhi'], [])).toBeGreaterThan(0);
    expect(stateLoss(['Delhi'], ['Maharashtra'])).toBeGreaterThan(stateLoss(['Delhi'], []));
  });
});
