import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, validate } from 'graphql';
import { FIND_SECTIONS, OPEN_PAGES } from './law-text.js';
import { LIST_SOURCES } from './resources/law-address.js';
import { ASK } from './tools/ask.js';
import { CHECK_TEXT } from './tools/check-text.js';
import { COMPARE_VERSIONS } from './tools/compare-versions.js';
import { COUNT_DEADLINE, FIND_DEADLINES } from './tools/deadlines.js';
import { DRAFT_DOCUMENT } from './tools/draft-document.js';
import { KEEP_CHANGES } from './tools/keep-changes.js';
import { LIST_MATTERS } from './tools/list-matters.js';
import { LIST_TEMPLATES } from './tools/list-templates.js';
import { ANSWER_QUESTIONS, PROPOSE_CHANGES } from './tools/propose-changes.js';
import { SEARCH_SOURCES } from './tools/search-sources.js';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

describe('the operations behind the tools', () => {
  it.each(
    Object.entries({
      FIND_SECTIONS,
      OPEN_PAGES,
      LIST_SOURCES,
      ASK,
      COUNT_DEADLINE,
      FIND_DEADLINES,
      CHECK_TEXT,
      COMPARE_VERSIONS,
      DRAFT_DOCUMENT,
      PROPOSE_CHANGES,
      ANSWER_QUESTIONS,
      KEEP_CHANGES,
      LIST_MATTERS,
      LIST_TEMPLATES,
      SEARCH_SOURCES,
    }),
  )('%s fits the schema', (_name, document) => expect(validate(schema, document)).toEqual([]));
});
