import { amountMessages } from './messages.js';

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ' Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
type Unit = readonly [size: number, name: string];
const INDIAN: readonly Unit[] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];
const INTERNATIONAL: readonly Unit[] = [
  [1_000_000_000_000, 'Trillion'],
  [1_000_000_000, 'Billion'],
  [1_000_000, 'Million'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

function inWords(value: number, units: readonly Unit[]): string {
  if (value < 20) return ONES[value] ?? '';
  const rest = (size: number, name: string): string => {
    const left = value % size;
    return `${name}${left > 0 ? ` ${inWords(left, units)}` : ''}`;
  };
  if (value < 100) return `${TENS[Math.floor(value / 10)] ?? ''}${value % 10 > 0 ? `-${(ONES[value % 10] ?? '').toLowerCase()}` : ''}`;
  const [size, name] = units.find(([unit]) => value >= unit) ?? [100, 'Hundred'];
  return `${inWords(Math.floor(value / size), units)} ${rest(size, name)}`;
}

const AMOUNT = /^(?<mark>[^\d\s.,-]{1,4}\.?)?\s*(?<figures>\d+(?:[,. ]\d+)*)\s*(?:\/-\s*)?(?<code>[A-Za-z]{3})?$/u;
/** 1500000, 1,500,000 or 15,00,000, with at most two decimals. "1,5" is refused: it could mean two things. */
const FIGURES = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,5},\d{3}|\d{1,3}(?: \d{3}){1,4})(?:\.\d{1,2})?$/;

/** The figures of an amount, with or without the sign of a currency, as the server reads it; null when it is not one, or not clearly. */
export function readAmount(text: string): number | null {
  const { mark = '', figures = '', code = '' } = AMOUNT.exec(text.trim())?.groups ?? {};
  if (!FIGURES.test(figures) || (mark !== '' && code !== '')) return null;
  return Number(figures.replace(/[, ]/g, ''));
}

/** "25,00,000: Twenty-five Lakh (25 lakh)" in rupees; figures and words in another currency. */
export function moneyShown(amount: number, currency: string): string {
  const whole = Math.floor(amount);
  if (currency !== 'INR') return `${currency} ${whole.toLocaleString('en-US')}: ${inWords(whole, INTERNATIONAL)}`;
  const hundredths = Math.round(amount * 100) % 100;
  const [figures, paise] =
    hundredths > 0 ? [`.${String(hundredths).padStart(2, '0')}`, ` and ${inWords(hundredths, INDIAN)} Paise`] : ['', ''];
  return `Rs. ${whole.toLocaleString('en-IN')}${figures}: Rupees ${inWords(whole, INDIAN)}${paise} only${inLakhs(whole)}`;
}

/** "= 27.5 lakh", to see at a glance whether a zero is missing; empty below one lakh. */
function inLakhs(whole: number): string {
  const [size, name] = whole >= 10_000_000 ? [10_000_000, amountMessages.crore] : [100_000, amountMessages.lakh];
  return whole < 100_000 ? '' : ` = ${Number((whole / size).toFixed(2))} ${name}${whole % (size / 100) > 0 ? amountMessages.rounded : ''}`;
}
