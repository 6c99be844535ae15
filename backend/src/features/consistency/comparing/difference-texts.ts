import { HINDI_MONTHS, MONTHS } from '../../../core/text/values/dates.js';
import { groupIndian } from '../../../core/text/values/number-words.js';
import type { PaperFact } from '../../notices/facts/paper-facts.js';

type Label = PaperFact['label'];

/** What each label is called in a sentence, in English and in Hindi. */
const LABELS: Readonly<Record<Label, readonly [english: string, hindi: string]>> = {
  name: ['name', 'नाम'],
  'cheque-amount': ['amount of the cheque', 'चेक की राशि'],
  'loan-amount': ['amount of the loan', 'ऋण की राशि'],
  rent: ['rent', 'किराया'],
  deposit: ['security deposit', 'प्रतिभूति राशि'],
  price: ['price', 'मूल्य'],
  'invoice-amount': ['amount of the invoice', 'बीजक की राशि'],
  salary: ['salary', 'वेतन'],
  'cheque-date': ['date of the cheque', 'चेक की तारीख'],
  'dishonour-date': ['day on which the cheque was returned', 'चेक लौटाए जाने का दिन'],
  'loan-date': ['day of the loan', 'ऋण का दिन'],
  'agreement-date': ['date of the agreement', 'अनुबंध की तारीख'],
  'notice-date': ['date of the notice', 'नोटिस की तारीख'],
  'invoice-date': ['date of the invoice', 'बीजक की तारीख'],
  'marriage-date': ['day of the marriage', 'विवाह का दिन'],
  'death-date': ['day of the death', 'मृत्यु का दिन'],
};
export const FACT_LABELS = Object.keys(LABELS) as Label[];

const isDate = (label: Label): boolean => label.endsWith('-date');

/** A value as people read it: "Rs. 4,00,000", "5 January 2024". */
function valueText({ label, value }: Pick<PaperFact, 'label' | 'value'>, months: readonly string[]): string {
  if (label === 'name') return `“${value}”`;
  if (!isDate(label)) return `Rs. ${groupIndian(Math.floor(Number(value)))}${value.includes('.') ? `.${value.split('.')[1] ?? ''}` : ''}`;
  const [year = '', month = '', day = ''] = value.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** What a person is told of a difference between a draft and another paper, in both languages. @param paper its name */
export function differenceTexts(own: PaperFact, other: PaperFact, paper: string): { message: string; hindi: string } {
  const [english, hindi] = LABELS[own.label];
  const number = own.of ?? other.of;
  const [mine, theirs] = [valueText(own, MONTHS), valueText(other, MONTHS)];
  const [mineInHindi, theirsInHindi] = [valueText(own, HINDI_MONTHS), valueText(other, HINDI_MONTHS)];
  return {
    message: `The ${english}${number ? ` ${number}` : ''} is ${mine} here, but ${theirs} in ${paper}: “${other.words}”`,
    hindi: `यहाँ ${hindi}${number ? ` (${number})` : ''} ${mineInHindi} है, पर ${paper} में ${theirsInHindi}: “${other.words}”`,
  };
}
