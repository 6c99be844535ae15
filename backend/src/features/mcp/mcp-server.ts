import { McpServer } from '@modelcontextprotocol/server';
import { addLawResources } from './resources/law-resources.js';
import type { Call, McpTool } from './tool.js';
import { ask } from './tools/ask.js';
import { checkText } from './tools/check-text.js';
import { compareVersions } from './tools/compare-versions.js';
import { countDeadline, findDeadlines } from './tools/deadlines.js';
import { draftDocument } from './tools/draft-document.js';
import { keepChanges } from './tools/keep-changes.js';
import { listMatters } from './tools/list-matters.js';
import { listTemplates } from './tools/list-templates.js';
import { openSource } from './tools/open-source.js';
import { answerQuestions, proposeChanges } from './tools/propose-changes.js';
import { verifyText } from './tools/verify-text.js';
import { searchSources } from './tools/search-sources.js';

const TOOLS: readonly McpTool[] = [
  searchSources,
  openSource,
  ask,
  findDeadlines,
  countDeadline,
  listMatters,
  listTemplates,
  draftDocument,
  proposeChanges,
  answerQuestions,
  keepChanges,
  checkText,
  verifyText,
  compareVersions,
];
/** Array elements and object members of one tool's arguments; a form with rows has some hundreds. */
const INPUT_ELEMENTS_MAX = 20_000;

const INSTRUCTIONS = [
  'Themis quotes the Indian law in its library. Quotations and texts are exact: repeat them word for word, with their place and stamp.',
  'Say when a stamp tells that law is repealed or not yet in force, and when something was withheld or is missing.',
  'Call list_templates with a document_type before draft_document, and send a new idempotency_key for each document.',
  'Of a deadline repeat the statement as it stands, with the day that it was counted from; never call it the deadline.',
  'Where a result begins with NOT APPROVED, say so with everything that you make of it.',
  'Put questions about suggestions to the user, with their choices, and answer with what the user chose.',
].join(' ');

/** The server for one request: nothing is kept between requests. */
export function mcpServer(call: Call): McpServer {
  const server = new McpServer(
    { name: 'themis', title: 'Themis', version: '1' },
    {
      instructions: INSTRUCTIONS,
      maxToolInputElements: INPUT_ELEMENTS_MAX,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  );
  for (const add of TOOLS) add(server, call);
  addLawResources(server, call);
  return server;
}
