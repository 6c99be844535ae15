const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
/** Characters with a meaning of their own in the text of a Word file ([MS-DOC] 2.4.1). */
const REPLACEMENTS: Record<string, string> = { '\u0007': '\t', '\v': '\n', '\f': '\n', '\r': '\n', '\u001e': '-' };
const SPECIAL = /[\u0000-\u0008\v\f\r\u001e\u001f]/g;
const FIELD_MARKS = /[\u0013-\u0015]/;

/** Text of a Word file without its control characters and with fields replaced by their last result. */
export function wordCharacters(text: string): string {
  return withoutFieldCodes(text).replace(SPECIAL, (char) => REPLACEMENTS[char] ?? '');
}

function withoutFieldCodes(text: string): string {
  if (!FIELD_MARKS.test(text)) return text;
  const inCode: boolean[] = [];
  let kept = '';
  for (const part of text.split(/([\u0013-\u0015])/)) {
    if (part === FIELD_BEGIN) inCode.push(true);
    else if (part === FIELD_SEPARATOR) inCode[inCode.length - 1] = false;
    else if (part === FIELD_END) inCode.pop();
    else if (!inCode.includes(true)) kept += part;
  }
  // Marks that do not pair up would hide the rest of the text.
  return inCode.length > 0 ? text.replace(/[\u0013-\u0015]/g, '') : kept;
}
