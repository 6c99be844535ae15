/** Largest balance that an administrator may give; with what reservations give back it stays within GraphQL's Int. */
export const BALANCE_MAX = 1_000_000_000;
export const TOKEN_AMOUNT_TEXT = 'Please enter a valid token amount';
export const REASON_MAX = 500;
