import { describe, expect, it } from '@jest/globals';
import { AnswerBudget, answerBudget, AnswerTooLargeError, openForAnswer, withinAnswer } from './answer-budget.js';
import { ANSWER_LIMITS } from './answer-limits.js';

function budgetWithTurns() {
  const turns = { begun: 0, ended: 0 };
  const budget = new AnswerBudget(async () => {
    turns.begun += 1;
    return () => (turns.ended += 1);
  });
  return { budget, turns };
}

describe('AnswerBudget', () => {
  it('takes what an answer may hold, and nothing more once it was too much', () => {
    const { budget } = budgetWithTurns();
    const half = 'x'.repeat(ANSWER_LIMITS.bytes / 2 - 10);
    expect([budget.write(half), budget.write(half), budget.spent]).toEqual([true, true, false]);
    expect([budget.write('x'.repeat(100)), budget.spent, budget.write('x')]).toEqual([false, true, false]);
  });

  it('refuses stored text before it is read', async () => {
    const { budget } = budgetWithTurns();
    await budget.open(ANSWER_LIMITS.bytes);
    await expect(budget.open(1)).rejects.toThrow(AnswerTooLargeError);
    expect(budget.spent).toBe(true);
  });

  it('waits for one turn for everything long that an answer opens, and ends it with the answer', async () => {
    const { budget, turns } = budgetWithTurns();
    await budget.open(ANSWER_LIMITS.ordinaryBytes);
    expect(turns).toEqual({ begun: 0, ended: 0 });
    await Promise.all([budget.open(1), budget.open(1)]);
    expect(turns).toEqual({ begun: 1, ended: 0 });
    budget.end();
    budget.end();
    expect(turns).toEqual({ begun: 1, ended: 1 });
  });

  it('keeps no turn that begins after its answer has ended', async () => {
    const { budget, turns } = budgetWithTurns();
    budget.end();
    await budget.takeTurn();
    expect(turns).toEqual({ begun: 1, ended: 1 });
  });

  it('is found by the work that an answer does, and by no other', async () => {
    const { budget } = budgetWithTurns();
    expect(answerBudget()).toBeUndefined();
    await expect(openForAnswer(Infinity)).resolves.toBeUndefined();
    await withinAnswer(budget, async () => {
      await Promise.resolve();
      expect(answerBudget()).toBe(budget);
      await expect(openForAnswer(Infinity)).rejects.toThrow(AnswerTooLargeError);
    });
  });
});
