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
  if ('tools' in body) return 'this product gives its model no tools';
  return blocksOf(body).map(problemOfBlock).find(Boolean);
}

function problemOfBlock(block: Block): string | undefined {
  if (block.type === 'text') {
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
