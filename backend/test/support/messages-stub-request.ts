import type { IncomingHttpHeaders } from 'node:http';

export interface SearchResult {
  source: string;
  title: string;
  blocks: string[];
}

/** What a client asked, as the test wants to see it. */
export interface MessagesRequest {
  headers: IncomingHttpHeaders;
  /** As sent; of unknown shape until `problem` has looked at it. */
  body: Record<string, unknown>;
  system: string;
  /** Every text of the prompt after the system prompt, sources included, in order. */
  prompt: string;
  searchResults: SearchResult[];
  stream: boolean;
}

interface Block {
  type: string;
  text?: string;
  source?: string;
  title?: string;
  content?: { type: string; text: string }[];
  citations?: { enabled?: boolean } | unknown[];
  cache_control?: { type?: string };
}

export function messagesRequest(headers: IncomingHttpHeaders, body: Record<string, unknown>): MessagesRequest {
  const blocks = blocksOf(body);
  const searchResults = blocks
    .filter(({ type }) => type === 'search_result')
    .map(({ source = '', title = '', content = [] }) => ({ source, title, blocks: content.map(({ text }) => text) }));
  const prompt = blocks
    .map((block) => block.text ?? `${block.title ?? ''}\n${(block.content ?? []).map(({ text }) => text).join('')}`)
    .join('\n');
  return {
    headers,
    body,
    system: typeof body['system'] === 'string' ? body['system'] : '',
    prompt,
    searchResults,
    stream: body['stream'] === true,
  };
}

/** Why the real service would refuse this request, as far as this product could get it wrong: API version 2026-10-21. */
export function problem({ headers, body }: MessagesRequest): string | undefined {
  if (headers['anthropic-version'] === undefined) return 'anthropic-version: header is required';
  if (typeof body['model'] !== 'string' || body['model'] === '') return 'model: field required';
  if (!Number.isInteger(body['max_tokens']) || Number(body['max_tokens']) < 1) return 'max_tokens: field required';
  if (!Array.isArray(body['messages']) || body['messages'].length === 0) return 'messages: at least one message is required';
  for (const name of ['temperature', 'top_p', 'top_k']) if (name in body) return `${name}: not supported in this API version`;
  if ('tools' in body || 'tool_choice' in body) {
    const fault = problemOfTools(body);
    if (fault) return fault;
  }
  return blocksOf(body).map(problemOfBlock).find(Boolean);
}

/** The one tool by which drafts are changed; the model is made to call it. */
function problemOfTools({ tools, tool_choice }: Record<string, unknown>): string | undefined {
  const [tool, ...others] = Array.isArray(tools) ? (tools as Record<string, unknown>[]) : [];
  if (!tool || others.length > 0) return 'this product gives its model one tool';
  if (typeof tool['name'] !== 'string' || !/^[a-zA-Z0-9_-]{1,64}$/.test(tool['name'])) return 'tools.0.name: invalid';
  const schema = tool['input_schema'] as { type?: unknown } | undefined;
  if (schema?.type !== 'object') return 'tools.0.input_schema.type: must be object';
  const choice = tool_choice as { type?: unknown; name?: unknown } | undefined;
  if (choice?.type !== 'tool' || choice.name !== tool['name']) return 'tool_choice: names no tool';
  return tool['strict'] === true ? openSchema(schema) : 'this product holds its model to the form of its tool';
}

/** A strict tool describes every property and allows no other one. */
function openSchema(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === 'object') {
    if (additionalProperties !== false) return 'input_schema: additionalProperties must be false';
    const names = Object.keys((properties ?? {}) as object);
    if (!Array.isArray(required) || names.some((name) => !required.includes(name))) return 'input_schema: every property is required';
  }
  return Object.values(schema).map(openSchema).find(Boolean);
}

/** The name of the tool that was offered. */
export function toolOf({ body }: MessagesRequest): string {
  const [tool] = (body['tools'] ?? []) as { name: string }[];
  return tool?.name ?? 'no_tool';
}

/** The draft that a request to change one shows. */
export function draftOf({ prompt }: MessagesRequest): { id: string; number: string; text: string }[] {
  const [, , draft = ''] = /BEGIN DRAFT (\S+)\n([\s\S]*?)\nEND DRAFT \1/.exec(prompt) ?? [];
  return [...draft.matchAll(/^\[(\w+)\] (\S*) (.*)$/gm)].map(([, id = '', number = '', text = '']) => ({ id, number, text }));
}

function problemOfBlock(block: Block): string | undefined {
  if (block.type === 'text') {
    if (block.cache_control && block.cache_control.type !== 'ephemeral') return 'cache_control: unknown type';
    if ((block.text ?? '').trim() === '') return 'text content blocks must contain non-whitespace text';
    return Array.isArray(block.citations) ? 'citations: not permitted on text blocks of user messages' : undefined;
  }
  if (block.type !== 'search_result') return `${block.type}: unknown block type`;
  if (!block.source || !block.title) return 'search_result: source and title are required';
  if (!block.content?.length || block.content.some(({ text }) => text.trim() === ''))
    return 'search_result.content: text blocks must be non-empty';
  return undefined;
}

function blocksOf(body: Record<string, unknown>): Block[] {
  const messages = Array.isArray(body['messages']) ? (body['messages'] as { content: string | Block[] }[]) : [];
  return messages.flatMap(({ content }) => (typeof content === 'string' ? [{ type: 'text', text: content }] : content));
}
