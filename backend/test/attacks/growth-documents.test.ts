import { describeGrowth } from './growth/describe-growth.js';
import { parsers } from './growth/parsers-of-documents.js';

describeGrowth(
  'documents',
  parsers.map(({ name }) => name),
);
