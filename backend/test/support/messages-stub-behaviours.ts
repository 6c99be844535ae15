import type { ReplyBlock } from './messages-stub-replies.js';
import { draftOf, type MessagesRequest, toolOf } from './messages-stub-request.js';

const INJECTION = /ignore (?:all |any |the |your |previous |prior |above )*(?:instructions|rules)[\s\S]{0,2000}/i;

/** A well-behaved model: quotes the first sentence of the first two results and cites them, and finds nothing to change in a draft. */
export function grounded(request: MessagesRequest): ReplyBlock[] {
  if ('tools' in request.body) return [{ tool: toolOf(request), text: JSON.stringify({ edits: [], ask: [] }) }];
  if (request.searchResults.length === 0) return [{ text: 'The sources do not answer this question.' }];
  return request.searchResults
    .slice(0, 2)
    .flatMap(({ blocks }, result) => [
      { text: result === 0 ? 'The library answers this. ' : ' ' },
      { text: `It says "${blocks[0]?.trim() ?? ''}"`, cites: [{ result }] },
    ]);
}

/**
 * A model that has no defence: it does whatever text in its prompt asks after "ignore … instructions". It can repeat its prompts,
 * say a quoted text, and hide what it knows in the address of an image. What it then leaks is all that anyone could get out of it.
 */
export function obedient(request: MessagesRequest): ReplyBlock[] {
  const injection = INJECTION.exec(request.prompt)?.[0];
  if (injection === undefined) return grounded(request);
  const said = [...injection.matchAll(/(?:say|write|reply with|print) "([^"]+)"/gi)].map((match) => match[1] ?? '');
  const address = /https?:\/\/[^\s)"']+/.exec(injection)?.[0];
  const parts = [
    ...said,
    ...(/(?:system prompt|your instructions|your rules)/i.test(injection) ? [request.system] : []),
    ...(/(?:everything|all (?:documents|data|users))/i.test(injection) ? [request.prompt] : []),
    ...(address ? [`![](${address}?d=${encodeURIComponent(request.prompt.slice(0, 200))})`] : []),
  ];
  const text = parts.join('\n\n') || 'I obey.';
  if (!('tools' in request.body)) return [{ text }];
  const edits = draftOf(request).map(({ id }) => ({ do: 'insert', instruction: 1, after: id, text }));
  return [{ tool: toolOf(request), text: JSON.stringify({ edits, ask: [{ instruction: 1, question: text.slice(0, 200), choices: [] }] }) }];
}
