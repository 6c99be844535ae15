/** A tag, a comment or an entity of HTML. "<" before a number is none. */
const HTML = /<[a-z!/?]|&#|&[a-z]{2,8};/i;
const IMAGE_OR_LINK = /!\[|\]\(|\]\[|^\s{0,3}\[[^\]]{1,200}\]:/m;
const ADDRESS = /\b(?:https?|ftp|file|data|javascript|vbscript|mailto):|\bwww\./gi;
const CODE_BLOCK = /```|~~~/;
// oxlint-disable-next-line no-control-regex -- what no document can print
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ue000-\uf8ff\ufeff]/u;
/** What is said to whoever asked, and is no part of a draft. */
const TALK =
  /^\W{0,3}(?:sure|certainly|of course|absolutely|okay|here(?:['’]s| is| are)|as (?:you )?requested|as an ai\b|i(?:['’]ve| have|['’]ll| will) (?:now )?(?:updated|made|changed|added|revised|drafted|prepared|removed|edited|rewritten)|i can(?:not|['’]t) (?:help|assist)|ज़रूर|जी हाँ|यह(?:ाँ|ां) (?:आपका|दस्तावेज़))\b/iu;
const TALK_WITHIN =
  /\b(?:let me know|i hope this|feel free to|happy to help|language model|updated (?:document|draft|version)|your document)\b/i;

/**
 * Why words of a model cannot stand in a draft, whatever was asked for; null where nothing speaks against them.
 * @param given the draft and the instruction: an address that stands there may stand in the new words, too
 */
export function unsafeText(text: string, given: string): string | null {
  if (HTML.test(text)) return 'markup that a draft does not have';
  if (IMAGE_OR_LINK.test(text)) return 'an image or a link';
  if (CODE_BLOCK.test(text) || UNPRINTABLE.test(text)) return 'signs that a draft does not have';
  if ((text.match(ADDRESS) ?? []).some((address) => !given.toLowerCase().includes(address.toLowerCase()))) return 'an address';
  if (text.split('\n').some((line) => TALK.test(line)) || TALK_WITHIN.test(text)) return 'words that are no part of a draft';
  return null;
}
