import { describeGrowth } from './growth/describe-growth.js';
import { parsers } from './growth/parsers-of-law.js';

describeGrowth(
  'law',
  parsers.map(({ name }) => name),
);
