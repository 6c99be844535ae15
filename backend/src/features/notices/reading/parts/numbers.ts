import { fromRoman } from '../../../../core/text/roman.js';

/** How paragraphs and entries of lists are numbered; those above `MAIN_STYLES` number a paper. */
const NUMBERED: readonly { style: string; pattern: RegExp; value: (label: string) => number | null }[] = [
  { style: 'para', pattern: /^para(?:graph)? ?(?:no\.? ?)?(\d{1,3}) ?[.:)-]{0,2} /i, value: Number },
  { style: '1.', pattern: /^(\d{1,3}) ?\.(?:\)|-)?(?: ?(?=[\p{L}("'“])| (?=\d))/u, value: Number },
  { style: '1-', pattern: /^(\d{1,3}) ?[.]?- ?(?=\p{L})/u, value: Number },
  { style: '1)', pattern: /^(\d{1,3}) ?[)\]] ?/, value: Number },
  { style: '(1)', pattern: /^[([](\d{1,3})[)\]] ?/, value: Number },
  { style: 'I.', pattern: /^([IVX]{1,5})[.)] /, value: (label) => fromRoman(label.toLowerCase()) },
  { style: '(i)', pattern: /^\(?([ivx]{1,5})\)\.? /, value: (label) => fromRoman(label) },
  { style: 'a.', pattern: /^\(?([a-z])[.)] /, value: (label) => label.charCodeAt(0) - 96 },
  { style: 'A.', pattern: /^\(?([A-Z])[.)] /, value: (label) => label.charCodeAt(0) - 64 },
  { style: 'अ', pattern: /^\(?([अबसद])[.)] /u, value: (label) => 'अबसद'.indexOf(label) + 1 },
  { style: 'क', pattern: /^\(?([कखगघङ])[.)] /u, value: (label) => 'कखगघङ'.indexOf(label) + 1 },
];
/** Lower-case letters and Roman numbers part a paragraph; they begin none unless nothing else is numbered. */
const MAIN_STYLES = 7;

/** The number with which a line begins, in one of the styles. */
export function numberOf(line: string): { style: string; label: string; value: number; length: number } | null {
  for (const { style, pattern, value } of NUMBERED) {
    const match = pattern.exec(line);
    const number = match && value(match[1] ?? '');
    if (match && number) return { style, label: match[1] ?? '', value: number, length: match[0].length };
  }
  return null;
}

/** Whether a style numbers the paragraphs of a paper rather than the parts of one. */
export const isMainStyle = (style: string): boolean => NUMBERED.findIndex((each) => each.style === style) < MAIN_STYLES - 1;
