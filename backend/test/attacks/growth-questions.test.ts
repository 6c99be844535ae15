import { describeGrowth } from './growth/describe-growth.js';
import { parsers } from './growth/parsers-of-questions.js';

describeGrowth(
  'questions',
  parsers.map(({ name }) => name),
);
