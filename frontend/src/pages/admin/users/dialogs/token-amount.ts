import { valueRule } from '../../../../shared/validation/antd-rule.js';
import { userMessages } from '../messages.js';

/** antd rules for an amount of tokens: a whole number, not negative. */
export const tokenAmountRule = [
  valueRule((value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : userMessages.amountInvalid)),
];
