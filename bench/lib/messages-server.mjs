/**
 * A language model that costs no time: speaks the streaming Messages API and gives back the scaffold of the prompt, in pieces of
 * the size that real models send; a question it answers with the first sentence of the first search result, cited. Started as a child process (child-server.mjs), so that its work is not the bench's.
 */
import { announceReady } from './announce-ready.mjs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const PIECE = 60;
const SCAFFOLD = /BEGIN SCAFFOLD (\S+)\n([\s\S]*?)\nEND SCAFFOLD \1/;

const server = createServer(async (request, response) => {
  const { model, messages } = JSON.parse(await text(request));
  const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))).join('\n');
  const document = SCAFFOLD.exec(prompt)?.[2] ?? '';
  const found = messages.flatMap(({ content }) => content).find(({ type }) => type === 'search_result');
  const usage = { input_tokens: 1, output_tokens: 1 };
  const events = [
    {
      type: 'message_start',
      message: { id: 'm', type: 'message', role: 'assistant', model, content: [], usage, stop_reason: null, stop_sequence: null },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...(document.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? []).map((piece) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: piece },
    })),
    { type: 'content_block_stop', index: 0 },
    ...(found ? cited(found) : []),
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
});

function cited({ source, title, content: [{ text: words }] }) {
  const citation = {
    type: 'search_result_location',
    source,
    title,
    cited_text: words,
    search_result_index: 0,
    start_block_index: 0,
    end_block_index: 1,
  };
  return [
    { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: `The law says "${words.trim()}"` } },
    { type: 'content_block_delta', index: 1, delta: { type: 'citations_delta', citation } },
    { type: 'content_block_stop', index: 1 },
  ];
}

server.listen(0, '127.0.0.1', () => announceReady(server));
process.on('disconnect', () => process.exit());
