import type { UserScope } from '../../src/core/access/keys/key-scopes.js';
import { ABSENT_ID } from './operations.js';

/** Every tool of the MCP server: the scopes that open it, and arguments of the right form that find nothing and cost nothing. */
export const MCP_TOOLS: Record<string, { keys: readonly UserScope[] | 'any'; args: Record<string, unknown> }> = {
  search_sources: { keys: ['SEARCH'], args: { query: 'rent' } },
  open_source: { keys: ['SEARCH'], args: { document_id: ABSENT_ID } },
  ask: { keys: ['ASK'], args: { question: 'What is rent?' } },
  find_deadlines: { keys: ['SEARCH'], args: { search: 'absent' } },
  count_deadline: { keys: ['SEARCH'], args: { row_id: 'absent', date: '2025-11-03' } },
  list_matters: { keys: ['MATTERS'], args: { search: 'absent' } },
  list_templates: { keys: 'any', args: {} },
  draft_document: { keys: ['DOCUMENTS_WRITE'], args: { document_type: 'absent', values: {}, idempotency_key: 'of no document' } },
  propose_changes: {
    keys: ['DOCUMENTS_WRITE', 'PROPOSALS'],
    args: { document_type: 'absent', values: {}, previous_document: 'A deed.', suggestions: 'Shorter' },
  },
  answer_questions: {
    keys: ['DOCUMENTS_WRITE', 'PROPOSALS'],
    args: { proposal_id: ABSENT_ID, answers: [{ question: '1', suggestion: 'Shorter' }] },
  },
  keep_changes: { keys: ['DOCUMENTS_WRITE'], args: { proposal_id: ABSENT_ID, accepted: ['1'] } },
  check_text: { keys: ['DOCUMENTS_READ'], args: { text: 'A deed.' } },
  verify_text: { keys: ['SEARCH'], args: { text: 'Section 4 applies.' } },
  compare_versions: { keys: ['DOCUMENTS_READ'], args: { from_version_id: ABSENT_ID, to_version_id: ABSENT_ID } },
};

/** Resources, which `SEARCH` opens. */
export const MCP_RESOURCE = `themis://law/${ABSENT_ID}`;
