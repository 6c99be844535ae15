import type { Template } from '../../components/drafting/hooks/use-templates.js';

/** What a search looks at: the names, what it is for, and the everyday words for it. */
type Found = Pick<Template, 'documentType' | 'label' | 'summary' | 'words'>;

/** The same letters, however they were typed: in lower case, and Hindi with the dots of borrowed sounds taken away. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\u093c|[\u0300-\u036f]/gu, '')
    .toLowerCase();

const wordsOf = (words: string): string[] =>
  plain(words)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of a search begins a word of what is known of a template. */
export function matchesTemplate({ documentType, label, summary, words }: Found, search: string): boolean {
  const known = wordsOf([documentType.replaceAll('_', ' '), label, summary, ...words].join(' '));
  return wordsOf(search).every((word) => known.some((each) => each.startsWith(word)));
}
