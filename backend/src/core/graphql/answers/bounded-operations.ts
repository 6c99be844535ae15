import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';
import { type AnswerBudget, AnswerTooLargeError, withinAnswer } from '../../answers/answer-budget.js';
import type { Answers, PricedCall } from '../../answers/answers.js';
import { AppError } from '../../errors/app-error.js';

type Events = AsyncIterableIterator<ExecutionResult, void, void>;
type Execute = (args: ExecutionArgs) => Promise<ExecutionResult>;
type Subscribe = (args: ExecutionArgs) => Promise<Events | ExecutionResult>;

/** What an operation on a socket brings with it besides what every operation has. */
export interface PricedContext extends GraphqlContext {
  call: PricedCall;
}

/** `execute` for an operation on a socket: counted, in its turn, and within the budget of an answer, as over HTTP. */
export const executeWithinBudget =
  (answers: Answers, execute: Execute): Execute =>
  (args) =>
    inTurn(answers, args, (budget) =>
      withinAnswer(budget, async () => {
        const result = await execute(args);
        for (const { originalError } of result.errors ?? []) answers.noteFailure(originalError);
        return unlessSpent(budget, result);
      }),
    );

/**
 * `subscribe`, with a budget for each event. Only its beginning waits for a turn: a stream lasts as long as its client wants, and sockets
 * have a limit of their own on how many are open.
 */
export const subscribeWithinBudget =
  (answers: Answers, subscribe: Subscribe): Subscribe =>
  async (args) => {
    const { req, signal } = args.contextValue as PricedContext;
    const begun = await inTurn(answers, args, (budget) => withinAnswer(budget, () => subscribe(args)));
    if (!(Symbol.asyncIterator in begun)) return begun;
    return eachWithin(begun, () => answers.budget(req, signal));
  };

async function inTurn<T>(
  answers: Answers,
  { contextValue }: ExecutionArgs,
  run: (budget: AnswerBudget) => Promise<T>,
): Promise<T | ExecutionResult> {
  const { req, signal, call } = contextValue as PricedContext;
  const budget = answers.budget(req, signal);
  try {
    budget.hold(await answers.begin(req, call));
    return await run(budget);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { errors: [new GraphQLError(error.message, { originalError: error })] };
  } finally {
    budget.end();
  }
}

/** An answer that has become too large is replaced as a whole. */
export function unlessSpent(budget: AnswerBudget, result: ExecutionResult): ExecutionResult {
  if (!budget.spent) return result;
  const error = new AnswerTooLargeError();
  return { errors: [new GraphQLError(error.message, { originalError: error })] };
}

function eachWithin(events: Events, begin: () => AnswerBudget): Events {
  return {
    next: async () => {
      const budget = begin();
      try {
        const step = await withinAnswer(budget, () => events.next());
        return step.done ? step : { done: false, value: unlessSpent(budget, step.value) };
      } finally {
        budget.end();
      }
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
