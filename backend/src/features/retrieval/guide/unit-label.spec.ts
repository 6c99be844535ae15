import { describe, expect, it } from '@jest/globals';
import { unitLabels } from './unit-label.js';

describe('unitLabels', () => {
  it.each([
    ['138', ['138']],
    ['13B', ['13b']],
    ['Order VII Rule 11', ['order 7, rule 11']],
    ['Order XXXIX Rule 2A', ['order 39, rule 2a']],
    ['Order XLI Rule 1', ['order 41, rule 1']],
    ['Order 9 Rule 13', ['order 9, rule 13']],
    ['Article 113', ['schedule, item 113', 'schedule 1, item 113', 'first schedule, item 113']],
    ['Article 51A', ['schedule, item 51a', 'schedule 1, item 51a', 'first schedule, item 51a']],
  ])('%s may be labelled %j', (section, labels) => {
    expect(unitLabels(section)).toEqual(labels);
  });
});
