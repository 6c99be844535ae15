import { type CarriedOut, type RevisionState, withValues } from './apply-field.js';

/** "The profit is to be shared equally": each partner whom the form names gets the same share. Null where equal shares do not add up to 100. */
export function shareEqually(state: RevisionState): CarriedOut {
  const shares = state.fields.filter(({ name, format }) => /^partner_\w+_share$/.test(name) && format === 'percent' && state.values[name]);
  if (shares.length < 2 || !Number.isInteger(10_000 / shares.length)) return null;
  const each = String(100 / shares.length);
  const values = { ...state.values, ...Object.fromEntries(shares.map(({ name }) => [name, each])) };
  return withValues(state, values, `Shares of profit: ${each} per cent each`);
}
