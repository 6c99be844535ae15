import { describeGrowth } from './growth/describe-growth.js';
import { parsers } from './growth/parsers-of-rendering.js';

describeGrowth(
  'rendering',
  parsers.map(({ name }) => name),
);
