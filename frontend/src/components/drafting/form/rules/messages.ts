import { t, translated } from '../../../../shared/i18n/translate.js';

/** How a large amount is told at a glance. */
export const amountMessages = translated({ crore: 'crore', lakh: 'lakh', rounded: ', rounded' });

/** What is wrong with a value; in English these are the server's words. */
export const ruleMessages = translated({
  number: (label: string): string => t('{label} must be a whole number', { label }),
  percent: (label: string): string => t('{label} must be a percentage, such as 12 or 12.5', { label }),
  email: (label: string): string => t('{label} must be an e-mail address', { label }),
  phone: (label: string): string => t('{label} must be a phone number', { label }),
  pan: (label: string): string => t('{label} must be a PAN: five letters, four digits and a letter, such as ABCPE1234F', { label }),
  cin: (label: string): string => t('{label} must be a CIN of 21 letters and digits, such as U12345MH2015PTC123456', { label }),
  pin: (label: string): string => t('{label} must be a PIN code of six digits', { label }),
  money: (label: string): string => t('{label} must be an amount, such as 25000 or 25,000.50', { label }),
  moreThanZero: (label: string): string => t('{label} must be more than 0', { label }),
  zeroOrEmpty: (label: string): string => t('{label} must be more than 0: leave it empty if there is none', { label }),
  date: (label: string): string => t('{label} must be a date, such as 2026-04-01 or 1 April 2026', { label }),
  twoDates: (label: string, one: string, other: string): string =>
    t('{label} could be {one} or {other}: choose one and write the month as a word', { label, one, other }),
  oneOf: (label: string, options: readonly string[]): string =>
    t('{label} must be one of: {options}', { label, options: options.join(', ') }),
  tooLong: (label: string, most: number): string => t('{label} must be at most {most} characters', { label, most }),
  tooSmall: (label: string, least: number): string => t('{label} must be at least {least}', { label, least }),
  tooLarge: (label: string, most: number): string => t('{label} must be at most {most}', { label, most }),
  required: (label: string): string => t('{label} is required', { label }),
  row: (label: string, number: number): string => t('{label}, row {number}', { label, number }),
  cell: (row: string, column: string): string => `${row}: ${column}`,
  tooManyRows: (label: string, most: number): string => t('{label} must have at most {most} rows', { label, most }),
  tooManyParts: (row: string, most: number): string => t('{row} has more than {most} parts', { row, most }),
});
