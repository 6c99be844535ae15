import { userMessages } from '../messages.js';

/** antd's rules for an amount of tokens: a whole number, not negative. */
export const tokenAmountRule = [
  {
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      if (!Number.isInteger(value) || Number(value) < 0) throw new Error(userMessages.amountInvalid);
    },
  },
];
