import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AnswerBudget, AnswerTooLargeError, withinAnswer } from './answer-budget.js';
import type { Answers } from './answers.js';

/** Gives the answer to each request a budget, and refuses what is larger before it is written as JSON. */
export function countAnswers(app: FastifyInstance, answers: Answers): void {
  const budgets = new WeakMap<FastifyRequest, AnswerBudget>();
  app.addHook('onRequest', (request, reply, done) => {
    const budget = answers.budget(request);
    budgets.set(request, budget);
    reply.raw.once('close', () => budget.end());
    withinAnswer(budget, done);
  });
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    if (budgets.get(request)?.write(payload) === false) throw new AnswerTooLargeError();
    return payload;
  });
  // From here on the answer is one piece of text, or a stream.
  app.addHook('onSend', async (request) => budgets.get(request)?.end());
}
