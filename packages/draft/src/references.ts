/** A place of a text that names a numbered line. */
export interface ReferenceSpan {
  /** UTF-16 units of the text. */
  start: number;
  end: number;
  /** As a line is cited behind the word for it, such as `9.1(a)` or `the Schedule`. */
  cited: string;
}

const LABELS = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,5}\)){0,2}`;
const LABEL = new RegExp(LABELS, 'g');
/** Not "clause 2 of the Act", and not the paragraphs of a paper that this one answers. */
const REFERENCE = new RegExp(
  String.raw`((?:\b(?:sub-?)?(?:clause|paragraph)s?|(?<![\u0900-\u097f])(?:पैरा|खंड))\s)(${LABELS}(?:\s?(?:,|and|or|to)\s(?:(?:clause|paragraph)s?\s)?${LABELS}){0,8})(?!\s+of\s+(?:the|that|an?)\s|\s+the\s+(?:Notice|Complaint|Plaint)\b)`,
  'gi',
);
const SCHEDULE_REFERENCE = /\b(?:the Schedule\b(?! of)|Schedule \d{1,2}\b)/g;

/** Where a text names clauses, paragraphs and schedules of the document that it stands in, from its beginning to its end. */
export function referencesIn(text: string): ReferenceSpan[] {
  const spans: ReferenceSpan[] = [];
  for (const { 1: word = '', 2: labels = '', index } of text.matchAll(REFERENCE))
    for (const { 0: cited, index: at } of labels.matchAll(LABEL)) {
      const start = index + word.length + at;
      spans.push({ start, end: start + cited.length, cited });
    }
  for (const { 0: cited, index } of text.matchAll(SCHEDULE_REFERENCE)) spans.push({ start: index, end: index + cited.length, cited });
  return spans.sort((a, b) => a.start - b.start);
}

/**
 * The text with some of its references put otherwise.
 * @param said what a reference is to say; undefined leaves it as it is
 */
export function withReferences(text: string, said: (cited: string) => string | undefined): string {
  let end = 0;
  let made = '';
  for (const { start, end: stop, cited } of referencesIn(text)) {
    const instead = said(cited);
    if (instead === undefined) continue;
    made += text.slice(end, start) + instead;
    end = stop;
  }
  return made + text.slice(end);
}
