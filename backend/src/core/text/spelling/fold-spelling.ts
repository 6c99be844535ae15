/** British and American spellings of one word alike: "authorise", "defence", "labour". For comparing words, not for showing them. */
export function foldSpelling(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations|ational)$)/, 'iz')
    .replace(/(?<=(?:def|off|lic|pret))ence(?=s?$)/, 'ense')
    .replace(/(?<=lab|fav|hon|col|behavi|neighb|endeav|harb|rum)our/, 'or');
}
