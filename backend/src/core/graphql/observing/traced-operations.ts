import { execute, type ExecutionArgs, type ExecutionResult, getOperationAST, subscribe } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';
import { beginTrace, insideSpan, type OpenSpan } from '../../observability/tracing/tracing.js';
import { errorCode, rootField } from './operation-names.js';

/** `execute` for an operation on a socket, as a trace of its own. */
export async function tracedExecute(args: ExecutionArgs): Promise<ExecutionResult> {
  const span = traceOf(args);
  try {
    return ended(span, await insideSpan(span, () => execute(args)));
  } catch (error) {
    span?.end(error);
    throw error;
  }
}

/** `subscribe`, as a trace that lasts until the subscription is over. */
export async function tracedSubscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult, void, void> | ExecutionResult> {
  const span = traceOf(args);
  try {
    const answer = await insideSpan(span, () => subscribe(args));
    if (!span) return answer;
    return Symbol.asyncIterator in answer ? tracedEvents(span, answer) : ended(span, answer);
  } catch (error) {
    span?.end(error);
    throw error;
  }
}

function traceOf({ document, operationName, contextValue }: ExecutionArgs): OpenSpan | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const field = rootField(operation);
  return beginTrace(`GraphQL ${operation.operation} ${field}`, {
    kind: 'server',
    facts: {
      'graphql.operation.type': operation.operation,
      'themis.graphql.field': field,
      'themis.request_id': (contextValue as GraphqlContext).req.id,
    },
  });
}

function ended(span: OpenSpan | null, result: ExecutionResult): ExecutionResult {
  const [first] = result.errors ?? [];
  span?.end(first && { code: errorCode(first) });
  return result;
}

/** Each event is made when it is asked for, so each time the span has to be the current one. */
function tracedEvents(
  span: OpenSpan,
  events: AsyncGenerator<ExecutionResult, void, void>,
): AsyncIterableIterator<ExecutionResult, void, void> {
  const step = async (next: () => Promise<IteratorResult<ExecutionResult, void>>) => {
    try {
      const result = await insideSpan(span, next);
      if (result.done) span.end();
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  };
  return {
    next: () => step(() => events.next()),
    return: () => step(() => events.return()),
    throw: (error: unknown) => step(() => events.throw(error)),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
