import { type CarriedOut, type RevisionState, withValues } from './apply-field.js';

/** "Profit shares 40, 30, 20 and 10 per cent": in the order in which the form names the partners. */
export function setShares(state: RevisionState, percents: readonly number[]): CarriedOut {
  const shares = state.fields.filter(({ name, format }) => /^partner_\w+_share$/.test(name) && format === 'percent' && state.values[name]);
  if (shares.length !== percents.length)
    return { refusal: `The document has ${shares.length} partners with a share, and ${percents.length} shares were given.` };
  const sum = percents.reduce((total, each) => total + each, 0);
  if (Math.round(sum * 100) !== 10_000) return { refusal: `The shares that were given add up to ${sum} per cent.` };
  const values = { ...state.values, ...Object.fromEntries(shares.map(({ name }, index) => [name, String(percents[index])])) };
  return withValues(state, values, `Shares of profit: ${percents.join(', ')} per cent`);
}

/** "The profit is to be shared equally": each partner whom the form names gets the same share. Null where equal shares do not add up to 100. */
export function shareEqually(state: RevisionState): CarriedOut {
  const shares = state.fields.filter(({ name, format }) => /^partner_\w+_share$/.test(name) && format === 'percent' && state.values[name]);
  if (shares.length < 2 || !Number.isInteger(10_000 / shares.length)) return null;
  const each = String(100 / shares.length);
  const values = { ...state.values, ...Object.fromEntries(shares.map(({ name }) => [name, each])) };
  return withValues(state, values, `Shares of profit: ${each} per cent each`);
}
