import type { EntityManager } from 'typeorm';
import { PaymentRequiredError } from '../../errors/common-errors.js';

/** The key's budget is used up, although its owner may have tokens left. */
export class KeyBudgetError extends PaymentRequiredError {
  constructor() {
    super('The token budget of this API key is used up.', 'KEY_BUDGET_EXHAUSTED');
  }
}

/**
 * Counts whole tokens against the budget of a key, in the transaction that takes them from the account. PostgreSQL looks at the condition
 * again after waiting for another call's change of the row, so that calls at the same time never spend more than the budget together.
 * @throws KeyBudgetError
 */
export async function spendOfKey(manager: EntityManager, keyId: string, tokens: number): Promise<void> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update api_keys set tokens_spent = tokens_spent + $2
     where id = $1 and (token_budget is null or tokens_spent + $2 <= token_budget) returning id`,
    [keyId, tokens],
  );
  if (rows.length === 0) throw new KeyBudgetError();
}

/** Undoes `spendOfKey`, in the transaction that gives the tokens back to the account. Does nothing for a key that is gone by then. */
export async function returnToKey(manager: EntityManager, keyId: string, tokens: number): Promise<void> {
  await manager.query('update api_keys set tokens_spent = tokens_spent - $2 where id = $1', [keyId, tokens]);
}
