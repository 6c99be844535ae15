/** Words after which "will" is what somebody leaves behind: "my will", "her last will", "make a valid will". */
const BEFORE = String.raw`(?:an?|the|my|his|her|our|their|your|no|any|of|by|without|under|two|mak(?:e|ing)|made|writ(?:e|ing|ten)|wrote|sign(?:ed)?|regist(?:er|ered|ering)|cancel(?:led|ling)?|revok(?:e|ed|ing)|chang(?:e|ed|ing)|challeng(?:e|ed|ing)|contest(?:ed|ing)?|forg(?:e|ed)|prob(?:ate|ating)|(?<!\p{L})\p{L}{1,40}['’]s)`;
const DESCRIBING = String.raw`(?:valid|invalid|registered|unregistered|last|first|second|latest|old|older|new|newer|forged|fake|oral|joint|handwritten|earlier|later|written|unsigned|notarised|original|lost)`;
const NOUN_AFTER = new RegExp(String.raw`\b${BEFORE}\s+(?:${DESCRIBING}\s+){0,2}will\b(?!\s+(?:be|get|have|not|go)\b)`, 'giu');
/** Words that never describe somebody who acts: "an oral will", and "oral will" alone. */
const DESCRIBED =
  /\b(?:valid|invalid|registered|unregistered|oral|joint|handwritten|forged|fake|notarised|unsigned)\s+will\b(?!\s+(?:be|get|have|not|go)\b)/giu;
/** What shows whose will it is, or that "will" is part of a name. */
const NOUN_BEFORE = /\bwill(?=\s+(?:of|deed|registration|registry|paper|executor|cancellation)\b)/giu;
/** "Will registration", "can will be on plain paper": nobody is said to do something. */
const NOUN_FIRST =
  /^\s*(?:(?:is|can|does|should|must)\s+)?will\b(?=\s+(?:be|need|valid|without|with|register|cancel|challenge|witness|made|written|on)\b)/iu;
/** In Hindi the word has no other meaning. */
const ANY = /\bwill\b/giu;

const plural = (found: string): string => `${found}s`;

/**
 * A text in which each "will" that is a testament is written "wills", which is not a function word as "will" is.
 * @param hindi whether the text is in Hindi
 */
export function withNounWill(text: string, hindi: boolean): string {
  if (!/\bwill\b/iu.test(text)) return text;
  if (hindi) return text.replace(ANY, plural);
  return text.replace(NOUN_AFTER, plural).replace(DESCRIBED, plural).replace(NOUN_BEFORE, plural).replace(NOUN_FIRST, plural);
}
