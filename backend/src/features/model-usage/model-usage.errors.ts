import { AppError } from '../../core/errors/app-error.js';

/** `user`: the caller's own budget; `all`: that of everybody together; `test`: test keys have none. */
export type BudgetScope = 'user' | 'all' | 'test';

const USED_UP: Record<BudgetScope, string> = {
  user: 'Your daily budget of the language model is used up. It is renewed at 00:00 UTC.',
  all: 'The daily budget of the language model is used up for everybody. It is renewed at 00:00 UTC.',
  test: 'Test keys do without the language model.',
};
/** Calls under way hold more than they will use; what is left of that can be spent again. */
const HELD: Record<BudgetScope, string> = {
  user: 'Your other requests may use up what is left of your daily budget of the language model. Please try again in a minute.',
  all: 'Requests under way may use up what is left of the daily budget of the language model. Please try again in a minute.',
  test: 'Test keys do without the language model.',
};
const HELD_RETRY_SECONDS = 60;

/** A call of the language model was refused and never sent. */
export class ModelBudgetError extends AppError {
  /** Whether there may be room again as soon as calls under way have ended. */
  readonly isHeld: boolean;

  /** @param renewsInSeconds until the day turns; null while the rest of the budget is only held by calls under way */
  constructor(
    readonly scope: BudgetScope,
    renewsInSeconds: number | null,
  ) {
    super('MODEL_BUDGET_USED_UP', 429, (renewsInSeconds === null ? HELD : USED_UP)[scope], {
      retryAfterSeconds: renewsInSeconds ?? HELD_RETRY_SECONDS,
    });
    this.isHeld = renewsInSeconds === null;
  }
}
