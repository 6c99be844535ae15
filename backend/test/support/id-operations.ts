import type { GraphqlRow } from './operations.js';

/** Lookups by ids; all but `document` answer null for what they do not find. */
export const ID_OPERATIONS: Record<string, GraphqlRow> = {
  documentsById: {
    kind: 'query',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: 'documentsById(ids: ["6f1f0b52-0000-4000-8000-000000000000"]) { id }',
  },
  node: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ', 'SEARCH', 'FILES', 'MATTERS'], call: 'node(id: "absent") { nodeId }' },
  nodes: {
    kind: 'query',
    access: 'user',
    keys: ['DOCUMENTS_READ', 'SEARCH', 'FILES', 'MATTERS'],
    call: 'nodes(ids: ["absent"]) { nodeId }',
  },
  sourcesById: {
    kind: 'query',
    access: 'user',
    keys: ['SEARCH'],
    call: 'sourcesById(ids: ["6f1f0b52-0000-4000-8000-000000000000"]) { id }',
  },
  referenceFile: {
    kind: 'query',
    access: 'user',
    keys: ['FILES'],
    call: 'referenceFile(id: "6f1f0b52-0000-4000-8000-000000000000") { filename }',
  },
  document: {
    kind: 'query',
    access: 'user',
    keys: ['DOCUMENTS_READ'],
    call: 'document(id: "6f1f0b52-0000-4000-8000-000000000000") { id }',
  },
};
