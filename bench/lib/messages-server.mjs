/**
 * A language model that costs no time: speaks the streaming Messages API; of a draft it changes "in advance" to "in arrears" by the tool that
 * it is given, in pieces of the size that real models send; a question it answers with the first sentence of the first search result, cited. Started as a child process (child-server.mjs), so that its work is not the bench's.
 */
import { announceReady } from './announce-ready.mjs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const PIECE = 60;
const LINE = /\[(\w+)\] \S* [^\n]*in advance/;

const server = createServer(async (request, response) => {
  const body = await text(request);
  // What the models are called is asked without a body.
  if (body === '') return response.writeHead(404).end();
  const { model, messages, tools } = JSON.parse(body);
  const prompt = messages
    .flatMap(({ content }) => (typeof content === 'string' ? content : content.map((block) => block.text ?? '')))
    .join('\n');
  const found = messages.flatMap(({ content }) => content).find(({ type }) => type === 'search_result');
  const usage = { input_tokens: 1, output_tokens: 1 };
  const events = [
    {
      type: 'message_start',
      message: { id: 'm', type: 'message', role: 'assistant', model, content: [], usage, stop_reason: null, stop_sequence: null },
    },
    ...(tools ? called(tools[0].name, LINE.exec(prompt)?.[1]) : []),
    ...(found ? cited(found) : []),
    { type: 'message_delta', delta: { stop_reason: tools ? 'tool_use' : 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
});

function called(name, node) {
  const edits = node ? [{ do: 'edit', instruction: 1, node, old_text: 'in advance', new_text: 'in arrears' }] : [];
  const pieces = JSON.stringify({ edits, ask: [] }).match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
  return [
    { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'call', name, input: {} } },
    ...pieces.map((partial_json) => ({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } })),
    { type: 'content_block_stop', index: 0 },
  ];
}

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
