import { groupIndian, inWords } from '../../../../shared/document/form-values.js';
import { amountMessages } from './messages.js';

/** "25,00,000: Twenty-five Lakh (25 lakh)" in rupees; figures and words in another currency. */
export function moneyShown(amount: number, currency: string): string {
  const whole = Math.floor(amount);
  if (currency !== 'INR') return `${currency} ${whole.toLocaleString('en-US')}: ${inWords(whole, false)}`;
  const hundredths = Math.round(amount * 100) % 100;
  const [figures, paise] =
    hundredths > 0 ? [`.${String(hundredths).padStart(2, '0')}`, ` and ${inWords(hundredths, true)} Paise`] : ['', ''];
  return `Rs. ${groupIndian(whole)}${figures}: Rupees ${inWords(whole, true)}${paise} only${inLakhs(whole)}`;
}

/** "= 27.5 lakh", to see at a glance whether a zero is missing; empty below one lakh. */
function inLakhs(whole: number): string {
  const [size, name] = whole >= 10_000_000 ? [10_000_000, amountMessages.crore] : [100_000, amountMessages.lakh];
  return whole < 100_000 ? '' : ` = ${Number((whole / size).toFixed(2))} ${name}${whole % (size / 100) > 0 ? amountMessages.rounded : ''}`;
}
