import { ValidationError } from '../errors/common-errors.js';
import { MORE_THAN_ANY_FORM } from './input-size.js';

/** Far more than an operation with all its inputs holds; so many are read in a few milliseconds. */
export const JSON_VALUES_MAX = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);

/**
 * Refuses JSON with more values than anything that we take, before it is parsed: a million small ones in three megabytes are a second of the
 * event loop and a hundred times their length in memory. Whether it is JSON at all is for the parser to say.
 * @throws ValidationError
 */
export function boundJson(text: string): void {
  let values = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === COMMA || OPENING.has(code)) values += 1;
    if (values > JSON_VALUES_MAX) throw new ValidationError([{ field: 'input', message: MORE_THAN_ANY_FORM }]);
  }
}
