const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** A word ends where no letter, mark or digit follows; the hyphen of "Sub-Tenant" joins, too. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}-])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}-])`;
const beginsWithVowel = (text: string): boolean => /^[aeiou]/i.test(text);

/**
 * A text with a name or a defined term in the place of another, as it is written, in capitals, and in the plural; "a" and "an" before it
 * follow. The word in small letters is no name and stays.
 */
export function withName(text: string, from: string, to: string): string {
  const forms: [string, string][] = [[from, to]];
  if (/[A-Za-z]$/.test(from) && /[A-Za-z]$/.test(to) && !/s$/i.test(from)) forms.push([`${from}s`, /s$/i.test(to) ? `${to}es` : `${to}s`]);
  if (from !== from.toUpperCase()) for (const [old, fresh] of [...forms]) forms.push([old.toUpperCase(), fresh.toUpperCase()]);
  const known = new Map(forms);
  const names = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // eslint-disable-next-line patterns/known-pattern -- linear: escaped names between looks at one letter
  const pattern = new RegExp(String.raw`(?:(?<![\p{L}\p{M}])([Aa]n?)(\s))?${BEFORE}(${names.join('|')})${AFTER}`, 'gu');
  return text.replace(pattern, (whole, article: string | undefined, space: string | undefined, name: string) => {
    const fresh = known.get(name) ?? name;
    if (article === undefined || beginsWithVowel(name) === beginsWithVowel(fresh))
      return whole.slice(0, whole.length - name.length) + fresh;
    return `${article.slice(0, 1)}${beginsWithVowel(fresh) ? 'n' : ''}${space ?? ' '}${fresh}`;
  });
}
