/** What a text layer with a broken character map yields: replacement characters and private-use code points. */
const ILLEGIBLE = /[\uFFFD\p{Co}]/gu;
const VISIBLE = /\S/gu;
/** More than this share of a page cannot be read: no law is quoted from such a page. */
const MAX_ILLEGIBLE_SHARE = 0.2;
/** The document as a whole is refused when more than this share of its pages is illegible. */
const MAX_BAD_PAGES_SHARE = 0.3;
const MIN_CHARACTERS = 20;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** @returns the first page whose text is garbled, when so many are that the document is unusable; pages count from 1 */
export function firstGarbledPage(pages: readonly { text: string }[]): number | null {
  if (!pages.some(({ text }) => text.search(ILLEGIBLE) >= 0)) return null;
  const written = pages.map(({ text }) => ({ visible: count(text, VISIBLE), illegible: count(text, ILLEGIBLE) }));
  const bad = written.map(({ visible, illegible }) => visible >= MIN_CHARACTERS && illegible > visible * MAX_ILLEGIBLE_SHARE);
  const readable = written.filter(({ visible }) => visible >= MIN_CHARACTERS).length;
  const garbled = bad.filter(Boolean).length;
  return garbled > 0 && garbled > readable * MAX_BAD_PAGES_SHARE ? bad.indexOf(true) + 1 : null;
}
