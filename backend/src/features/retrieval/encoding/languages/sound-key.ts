/** Letters that are typed for the same sound, in the order in which they are replaced. */
const SAME_SOUND: readonly (readonly [spelt: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/chh?/g, 'c'],
  [/([skgtdbj])h/g, '$1'],
  [/[mn](?=[kgcjtdpbfs])/g, 'n'],
  [/(.)\1{1,8}/g, '$1'],
];
const VOWELS_INSIDE = /[aeiouyh]/g;
/** Consonants from which a skeleton tells words apart; shorter words keep their vowels. */
const TELLING = 3;

/**
 * What a Hindi word sounds like, however it is typed in Latin letters: "zamanat", "jamanat", "jamaanat" → "jmnt"; "makan", "makaan"
 * → "mkn". Vowels say little in such typing, so only short words keep them.
 * @param word Latin letters
 */
export function soundKey(word: string): string {
  const letters = SAME_SOUND.reduce((text, [spelt, sound]) => text.replace(spelt, sound), word.toLowerCase().replace(/[^a-z]/g, ''));
  const skeleton = (letters.slice(0, 1) + letters.slice(1).replace(VOWELS_INSIDE, '')).replace(/(.)\1{1,8}/g, '$1');
  if (skeleton.replace(/[aeiou]/g, '').length >= TELLING) return skeleton.length > TELLING ? skeleton.replace(/n$/, '') : skeleton;
  return letters
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/y/g, 'i')
    .replace(/[aiu]{1,2}$/, '');
}
