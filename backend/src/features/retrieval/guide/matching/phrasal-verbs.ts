/** Verbs that with "back" say that a thing returns to who had it; the nearest one before "back" decides. */
const RETURNING = new Set(
  'take takes taking took taken get gets getting got give gives giving gave given hand hands handed handing want wants wanted need claim claimed ask asks asked asking pay pays paid paying send sends sent'.split(
    ' ',
  ),
);
/** With these, a person or a time goes back. */
const OTHERWISE = new Set(
  'come comes came coming go goes going went gone move moved run ran days day weeks week months month years year hours way sit stand look call'.split(
    ' ',
  ),
);
/** Words between verb and "back" at most: "give the camera that I lent him back". */
const REACH = 8;
/** Who somebody is sent back to is no owner, but "back to me" is. */
const OWNERS = new Set(['me', 'us', 'him', 'them', 'owner']);
const PLACES = new Set(['home', 'together', 'pain', 'door', 'side', 'office', 'date', 'wages']);
/** What is kept is a thing, not an action that goes on ("keeps calling me"). */
const KEPT = new Set('my our his her their the it them mine ours all that this these those'.split(' '));

/**
 * What a function word says together with others: "take it back" is a return, "keeps my bike" a keeping; alone, "back" and "keep" say nothing.
 * @param words of a text in small letters
 * @returns the word that says the same; undefined where the one at `at` is a function word
 */
export function phrasalSense(words: readonly string[], at: number): 'return' | 'keep' | undefined {
  const next = words[at + 1] ?? '';
  switch (words[at]) {
    case 'back': {
      if (PLACES.has(next) || (next === 'to' && !OWNERS.has(words[at + 2] ?? ''))) return undefined;
      for (let before = at - 1; before >= Math.max(0, at - 1 - REACH); before--) {
        const word = words[before] ?? '';
        if (RETURNING.has(word)) return 'return';
        if (OTHERWISE.has(word)) return undefined;
      }
      return undefined;
    }
    case 'keep':
    case 'keeps':
    case 'kept':
      return KEPT.has(next) ? 'keep' : undefined;
    default:
      return undefined;
  }
}
