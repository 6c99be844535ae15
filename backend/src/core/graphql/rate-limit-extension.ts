import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { CountedCalls, countedCalls, countingCalls } from '../limits/counted-calls.js';

type Events = AsyncIterableIterator<ExecutionResult, void, void>;

/** Over HTTP: puts into `extensions.rateLimit` what the headers of the answer say as well. */
export const rateLimitPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind === 'single') body.singleResult = withLimit(body.singleResult, countedCalls());
    },
  }),
};

/** `execute` for an operation on a socket, with `extensions.rateLimit` in its result. */
export const executeTellingLimit =
  (execute: (args: ExecutionArgs) => Promise<ExecutionResult>) =>
  async (args: ExecutionArgs): Promise<ExecutionResult> => {
    const calls = new CountedCalls();
    return withLimit(await countingCalls(calls, () => execute(args)), calls);
  };

/** `subscribe`, with `extensions.rateLimit` in the first event: later ones are not counted. */
export const subscribeTellingLimit =
  (subscribe: (args: ExecutionArgs) => Promise<Events | ExecutionResult>) =>
  async (args: ExecutionArgs): Promise<Events | ExecutionResult> => {
    const calls = new CountedCalls();
    const answer = await countingCalls(calls, () => subscribe(args));
    return Symbol.asyncIterator in answer ? firstTells(answer, calls) : withLimit(answer, calls);
  };

function firstTells(events: Events, calls: CountedCalls): Events {
  let told = false;
  return {
    next: async () => {
      // A stream may be counted only once it is read.
      const step = await countingCalls(calls, () => events.next());
      if (told || step.done) return step;
      told = true;
      return { done: false, value: withLimit(step.value, calls) };
    },
    return: async () => (await events.return?.()) ?? { done: true, value: undefined },
    throw: async (error: unknown) => {
      if (!events.throw) throw error;
      return events.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function withLimit<T extends { extensions?: Record<string, unknown> }>(result: T, calls: CountedCalls | undefined): T {
  const left = calls?.left;
  return left ? { ...result, extensions: { ...result.extensions, rateLimit: left } } : result;
}
