const LABELS = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,5}\)){0,2}`;
const LABEL = new RegExp(LABELS, 'g');
/** Not "clause 2 of the Act", and not the paragraphs of a paper that this one answers. */
const REFERENCE = new RegExp(
  String.raw`((?:\b(?:sub-?)?(?:clause|paragraph)s?|(?<![\u0900-\u097f])(?:पैरा|खंड))\s)(${LABELS}(?:\s?(?:,|and|or|to)\s(?:(?:clause|paragraph)s?\s)?${LABELS}){0,8})(?!\s+of\s+(?:the|that|an?)\s|\s+the\s+(?:Notice|Complaint|Plaint)\b)`,
  'gi',
);
const SCHEDULE_REFERENCE = /\b(?:the Schedule\b(?! of)|Schedule \d{1,2}\b)/g;

/**
 * The text with some of its references put otherwise.
 * @param said what a reference is to say; undefined leaves it as it is, null takes it out of the list that it stands in (`isListed`); of a
 * range it is told which end it is
 */
export function withReferences(text: string, said: Said): string {
  let made = text;
  const schedules = [...text.matchAll(SCHEDULE_REFERENCE)].map(({ 0: cited, index }) => ({
    start: index,
    end: index + cited.length,
    cited,
  }));
  const lists = [...text.matchAll(REFERENCE)].map(({ 0: whole, 1: word = '', 2: labels = '', index }) => ({
    start: index,
    end: index + whole.length,
    word,
    labels,
  }));
  const spans = [
    ...schedules.map(({ start, end, cited }) => ({ start, end, fresh: said(cited, false) ?? cited })),
    ...lists.map(({ start, end, word, labels }) => ({ start, end, fresh: listOf(word, labels, said) })),
  ];
  for (const { start, end, fresh } of spans.sort((a, b) => b.start - a.start)) made = made.slice(0, start) + fresh + made.slice(end);
  return made;
}

type Said = (cited: string, isListed: boolean, edge?: 'from' | 'to') => string | null | undefined;

const RANGE = /\bto\b/;

/** "Clauses 6, 8 and 9" and "paragraphs 1 to 7, 9 and 14" with other numbers, and without those that are gone; the ends of a range stay. */
function listOf(word: string, labels: string, said: Said): string {
  const numbers = [...labels.matchAll(LABEL)];
  const parts = numbers.map(({ 0: cited, index }, at) => {
    const { index: earlier = 0, 0: label = '' } = numbers[at - 1] ?? {};
    return { cited, before: labels.slice(at === 0 ? 0 : earlier + label.length, index) };
  });
  const edgeOf = (at: number): 'from' | 'to' | undefined =>
    RANGE.test(parts[at]?.before ?? '') ? 'to' : RANGE.test(parts[at + 1]?.before ?? '') ? 'from' : undefined;
  const items = parts.map(({ cited, before }, at) => {
    const edge = edgeOf(at);
    return { before, fresh: said(cited, edge === undefined && parts.length > 1, edge), cited };
  });
  // A range of one is none.
  for (const [at, end] of items.entries()) {
    const first = items[at - 1];
    if (first && edgeOf(at) === 'to' && (first.fresh ?? first.cited) === end.fresh) end.fresh = GONE;
  }
  const kept = items.filter(({ fresh }) => fresh !== null);
  if (kept.length === 0) return `${word}${items.map(({ before }) => `${before}${GONE}`).join('')}`;
  const last = items.at(-1)?.before ?? '';
  return kept.reduce((text, { before, fresh, cited }, at) => {
    // The last of those that stay is joined as the last of all was.
    const joint =
      at === 0
        ? ''
        : at === kept.length - 1 && kept.length < items.length && /and|or/.test(last)
          ? last.replace(/^,(?= and| or)/, kept.length > 2 ? ',' : '')
          : before;
    return text + joint + (fresh ?? cited);
  }, word);
}

/** What stands where all that a list named is gone. */
const GONE = '[●]';
