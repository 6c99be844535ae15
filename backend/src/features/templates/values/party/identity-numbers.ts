/** Income-tax's letters for what the holder of a permanent account number is, by what a form calls it. */
const HOLDERS: Readonly<Record<string, string>> = { individual: 'P', company: 'C', 'hindu undivided family': 'H' };

/** Five letters, four digits, a letter; the fourth letter says what the holder is. */
export const isPan = (text: string): boolean => /^[A-Z]{3}[ABCEFGHJLPT][A-Z]\d{4}[A-Z]$/.test(text);

/** Whether a permanent account number can be that of a person of this kind; true for a kind that its letter does not settle. */
export const panFitsKind = (pan: string, kind: string): boolean => !Object.hasOwn(HOLDERS, kind) || pan[3] === HOLDERS[kind];

/** Corporate identity number: listed or not, industry, State, year, kind of company, number. */
export const isCin = (text: string): boolean => /^[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}[A-Z]{3}\d{6}$/.test(text);

/** Six digits, also written 110 003; the first is never 0. */
export const isPin = (text: string): boolean => /^[1-9]\d{2}\s?\d{3}$/.test(text);
