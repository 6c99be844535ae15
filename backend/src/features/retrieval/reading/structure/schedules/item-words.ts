/** What the entries of a schedule are called where each is cited by its number. */
export type ItemWord = 'Article' | 'entry' | 'paragraph' | 'item';

/** Acts whose schedules have articles, as courts cite them; the print gives only their numbers. */
const WITH_ARTICLES = /\b(?:limitation|stamp|court[- ]?fees) act\b/iu;
/** Characters in which a text says what it is. */
const HEAD = 3000;

/** Whether the entries of the schedules of an act are cited as its articles. @param text of the whole act */
export const hasArticles = (text: string): boolean => WITH_ARTICLES.test(text.slice(0, HEAD));

/**
 * The word for the items of a schedule.
 * @param printed words before their numbers, in small letters
 * @param headed how many of them have headings, as provisions have and entries of a list do not
 */
export function wordFor(printed: readonly string[], headed: number, articles: boolean): ItemWord {
  if (articles || printed.includes('article')) return 'Article';
  if (printed.includes('item')) return 'item';
  return printed.includes('paragraph') || (headed * 2 > printed.length && !printed.includes('entry')) ? 'paragraph' : 'entry';
}
