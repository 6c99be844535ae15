import { withoutMarks } from '../../templates/engine/clause-marks.js';

export interface NumberedParagraph {
  label: string;
  text: string;
}

const START = /^\s*(?:para(?:graph)?\s*(?:no\.?\s*)?)?\(?(\d{1,3})\s?[.):]\s+(\S.*)$/i;
/** What follows the last paragraph of a notice and is not one of its allegations. */
const CLOSING =
  /^\s*(?:yours\s+(?:faithfully|truly|sincerely)|thanking you|sd\/-|(?:\(\s*)?(?:advocate|counsel)\b|verification\b|prayer\b|deponent\b|place\s*:|dated?\s*:|enclosures?\b|encl\b|copy\s+to\b)/i;
/** Page numbers that extraction leaves between the lines. */
const FURNITURE = /^\s*(?:page\s+\d+(?:\s+of\s+\d+)?|[-–]?\s?\d{1,3}\s?[-–]?)\s*$/i;
const MAX_PARAGRAPHS = 150;
const MAX_QUOTED = 600;

/**
 * The consecutively numbered paragraphs of a notice or complaint, from 1 up; other numbers inside them are text.
 * Long ones are cut at a word with an ellipsis.
 */
export function numberedParagraphs(text: string): NumberedParagraph[] {
  const found: { label: string; text: string }[] = [];
  let closed = false;
  for (const line of text.split('\n')) {
    const match = START.exec(line);
    const last = found.at(-1);
    if (match && Number(match[1]) === found.length + 1 && found.length < MAX_PARAGRAPHS) {
      found.push({ label: match[1] ?? '', text: match[2] ?? '' });
      closed = false;
    } else if (CLOSING.test(line)) closed = true;
    else if (last && !closed && line.trim() !== '' && !FURNITURE.test(line)) last.text += ` ${line.trim()}`;
  }
  return found.map(({ label, text: body }) => ({ label, text: quotable(body) }));
}

/** In one line, cut at a word, without the quotation marks that will stand around it. */
function quotable(body: string): string {
  const text = withoutMarks(body).replace(/["“”]/g, "'").replace(/\s+/g, ' ').trim();
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTED))} …`;
}
