import { amountOf } from '../amounts.js';
import { dateOf } from '../dates.js';
import { groupIndian } from '../number-words.js';

/** Hindi has a word of its own for every number below a hundred. */
const BELOW_HUNDRED = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');
const UNITS: readonly (readonly [number, string])[] = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
];
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

/** A whole number below 10^15 in Hindi words. */
export function hindiWords(value: number): string {
  if (value < 100) return BELOW_HUNDRED[value] ?? '';
  const [size, name] = UNITS.find(([unit]) => value >= unit) ?? [100, 'सौ'];
  const rest = value % size;
  return `${hindiWords(Math.floor(value / size))} ${name}${rest > 0 ? ` ${hindiWords(rest)}` : ''}`;
}

/** `रु. 25,000 (रुपये पच्चीस हज़ार मात्र)`; text that is not an amount stays as it is. */
export function hindiMoney(text: string): string {
  const amount = amountOf(text);
  if (amount === null) return text;
  const smallest = Math.round(amount * 100);
  const whole = Math.floor(smallest / 100);
  const paise = smallest % 100;
  const figures = `${groupIndian(whole)}${paise > 0 ? `.${String(paise).padStart(2, '0')}` : ''}`;
  return `रु. ${figures} (रुपये ${hindiWords(whole)}${paise > 0 ? ` और ${hindiWords(paise)} पैसे` : ''} मात्र)`;
}

/** `1 अप्रैल 2026`; text that is not a date stays as it is. */
export function hindiDate(text: string): string {
  const date = dateOf(text);
  return date ? `${date.day} ${MONTHS[date.month - 1] ?? ''} ${date.year}` : text;
}

/** `11 (ग्यारह) माह`; Hindi counts in the singular. */
export const hindiCount = (text: string, unit: string): string =>
  `${/^\d{1,9}$/.test(text) ? `${Number(text)} (${hindiWords(Number(text))})` : text}${unit ? ` ${unit}` : ''}`;
