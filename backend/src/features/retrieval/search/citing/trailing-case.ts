/** The words before a name at the end of a question. */
const LEADS_TO_NAME = /(?<=[ ,])(?:in|under|of|from|according to|as per) (?:the )?/giu;
const VERSUS = / (?:between|v\.?|vs\.?|versus)(?= )/giu;
/** What a name before "v." never contains; a comma only before the form of a company. */
const ENDS_NAME = /[;?]|,(?! (?:inc|ltd|llc|co|s\.a))/giu;
const ARTICLE = 'the ';
/** A question has a minimum length. */
const MIN_REST = 8;

/**
 * Splits "what did the court hold in Asha Rao v. Sample Board?" into what is asked and the case named at the end; null where
 * a question ends with none.
 * @param question with single blanks
 */
export function splitAtCase(question: string): { rest: string; name: string } | null {
  const text = question.replace(/ ?\?$/, '');
  const versus = [...text.matchAll(VERSUS)].map(({ index }) => index);
  const ends = [...text.matchAll(ENDS_NAME)].map(({ index }) => index);
  const asks = text.lastIndexOf('?');
  let [atVersus, atEnd] = [0, 0];
  for (const { index, 0: lead } of text.matchAll(LEADS_TO_NAME)) {
    const from = index + lead.length;
    while ((versus[atVersus] ?? Infinity) < from) atVersus += 1;
    while ((ends[atEnd] ?? Infinity) < from) atEnd += 1;
    if (index <= MIN_REST || asks >= from) continue;
    const isNamed = (versus[atVersus] ?? Infinity) < (ends[atEnd] ?? Infinity);
    // "in the between" is not a question: the article belongs to the name.
    if (!isNamed && !(lead.toLowerCase().endsWith(ARTICLE) && versus[atVersus - 1] === from - 1)) continue;
    const rest = text.slice(0, index).replace(/(?<![ ,])[ ,]+$/, '');
    const name = text.slice(isNamed ? from : from - ARTICLE.length);
    return { rest: rest.length < MIN_REST ? text.slice(0, MIN_REST) : rest, name };
  }
  return null;
}
