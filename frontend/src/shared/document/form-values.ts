// What is typed into a form is read by the same functions on both sides, so that the form takes what the server takes. See
// docs/decisions/draft-tree.md.
export { isNoAnswer } from '../../../../backend/src/core/text/no-answer.js';
export { amountOf } from '../../../../backend/src/core/text/values/amounts.js';
export { ambiguousDate, dateOf, isoDateOf, longDate } from '../../../../backend/src/core/text/values/dates.js';
export { latinDigits } from '../../../../backend/src/core/text/values/latin-digits.js';
export { groupIndian, inWords } from '../../../../backend/src/core/text/values/number-words.js';
export { graveFactIn, type GraveFact } from '../../../../backend/src/core/text/admissions.js';
export { STATE_NAMES } from '../../../../backend/src/core/text/state-names.js';
