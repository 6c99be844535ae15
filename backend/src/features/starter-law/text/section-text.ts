const FOOTNOTES = /^### +Footnotes *$/mu;
/** Points to a footnote: "^1[", "^2***". */
const MARK = /\^(?:\d{1,3}|\*)/gu;
/** A mark at the end of a heading that has lost its sign: "Committees thereof.57". */
const LOST_MARK = /(?<=\p{L}\.)\d{1,3}$/u;
const START = /^[\s.:;,—–-]+/u;
const END = /(?<![\s.:;,—–-])[\s.:;,—–-]+$/u;
/** Number and heading in the section's own words, which the source has taken for its heading already: "[88. Registration of documents.--(1) …". */
const OWN_HEAD = /^([[\s]*)(\d{1,4}-?[A-Z]{0,3})\.[\s\S]{2,300}?[.\]]\s?(?:—+|-{2,})\s?/u;

/**
 * A section as prints of acts have it, without its footnotes and the marks that point to them: "138. Dishonour of cheque.—Where any …".
 * @param label its number as the source writes it
 * @param heading may be empty, begin with the number, or end with a mark
 * @param body may begin with number and heading once more; empty where the source has lost it
 */
export function sectionText(label: string, heading: string, body: string): string {
  const number = plainNumber(label);
  const name = headingText(number, heading);
  const words = (body.split(FOOTNOTES)[0] ?? '').replace(MARK, '').trim();
  const text = words.replace(OWN_HEAD, (head, bracket: string, own: string) =>
    plainNumber(own) === number && name !== '' ? bracket : head,
  );
  if (text === '') return name === '' ? `${number}.` : `${number}. ${name}.`;
  return name === '' ? `${number}. ${text}` : `${number}. ${name}.—${text}`;
}

/** "378Z-I" is the section 378ZI; "14GA." has a stop too many. */
const plainNumber = (label: string): string => label.replace(/[-.]/gu, '');

function headingText(number: string, heading: string): string {
  const words = heading.replace(MARK, '').replace(LOST_MARK, '').replace(/\s+/gu, ' ').trim();
  const name = (words.startsWith(`${number}.`) ? words.slice(number.length) : words).replace(START, '').replace(END, '');
  // Some headings have lost their capital, by which the reader knows one.
  return name.charAt(0).toUpperCase() + name.slice(1);
}
