/** What people write where they have nothing to say, in small letters and without the stop at the end. */
const NO_ANSWERS: ReadonlySet<string> = new Set([
  ...['none', 'nil', 'na', 'n/a', 'n.a', 'n. a', 'not applicable', 'not any', 'nothing', 'no such', 'null'],
  ...['नहीं', 'नही', 'कोई नहीं', 'कुछ नहीं', 'लागू नहीं', 'लागू नहीं है', 'शून्य', 'निरंक', 'निल'],
]);
const LONGEST = 20;
const STROKES = /^[-–—_.·*/\\\s]{1,20}$/u;
const MARKER = /^(?:[-*•▪◦–—]|\(?(?:\d{1,3}|[a-z])[.)]) /iu;

/**
 * Whether an answer says that there is nothing to answer: "None", "N/A", "-", "लागू नहीं". Printed, it would become a fact: "The following
 * children were born: (a) None."
 */
export function isNoAnswer(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return false;
  return STROKES.test(trimmed) || NO_ANSWERS.has(words(trimmed.toLowerCase().replace(/[.।]$/u, '')));
}

/** A text of several lines without those that say nothing, each with or without the mark of a list before it. */
export const withoutNoAnswers = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isNoAnswer(line.trim().replace(MARKER, '')))
    .join('\n')
    .trim();

const words = (text: string): string => text.split(/\s/u).filter(Boolean).join(' ');
