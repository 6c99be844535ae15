import { describeGrowth } from './growth/describe-growth.js';
import { parsers } from './growth/parsers-of-files.js';

describeGrowth(
  'files',
  parsers.map(({ name }) => name),
);
