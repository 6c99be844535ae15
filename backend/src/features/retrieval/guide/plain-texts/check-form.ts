import { normalized } from '../../../../core/text/normalized.js';
import { forumName, forumsIn } from './forums.js';
import { pinOf } from './pins.js';
import { type PlainText, type Sentence, SLOTS, type TextProblem } from './plain-text.js';
import { isSame, type Quantity, quantitiesIn, quantityWords } from './quantities.js';

/** Words in a sentence and in a whole text. */
const LENGTHS = { en: { sentence: 20, text: 90 }, hi: { sentence: 22, text: 95 } } as const;
/** One sentence a slot; a second one only where the law needs it. */
const MOST_A_SLOT = 2;
const NOT_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^(?:yes|no)(?=[,.:])/iu, 'begin with the rule: whether the person asked for it or against it is not known'],
  [/\b(?:should|ought)\b/iu, 'say must where the law says shall, can where it says may'],
  [/\b(?:unless|provided|notwithstanding|and\/or|hereby|herein|aforesaid)\b/iu, 'no such words of drafting'],
  [/\bwithout\b/iu, 'say what is there, not what is without'],
  [/\bofficial(?:ly)?\b/iu, 'never "official"'],
  [/\bconsult (?:a|your) lawyer\b|\bsee a lawyer\b/iu, 'say which office helps'],
  [/[()[\]{}]/u, 'no brackets'],
  [/;/u, 'two sentences, not a semicolon'],
];
const NOT_HINDI: readonly (readonly [RegExp, string])[] = [
  [/^(?:जी )?(?:हाँ|हां|नहीं)(?=[,।:])(?!, तो)/u, 'begin with the rule: whether the person asked for it or against it is not known'],
  [/न्यायालय|विधिक|अधिनियम|प्रक्रिया|आवेदन|क्षतिपूर्ति/u, 'say it as it is spoken: कोर्ट, क़ानूनी, क़ानून, तरीक़ा, अर्ज़ी, मुआवज़ा'],
  [/[०-९]/u, 'digits are 0 to 9'],
  [/वकील से (?:सलाह|मिलें)/u, 'say which office helps'],
  [/(?<![\p{L}\p{M}])(?:तुम|तू|तुम्हें|तुम्हारा|तुम्हारी)(?![\p{L}\p{M}])/u, 'आप'],
  [/[()[\]{}]/u, 'no brackets'],
  [/;/u, 'two sentences, not a semicolon'],
];

/** The words of a sentence, as they are counted. */
const wordsIn = (sentence: string): number => sentence.split(/\s+/u).filter(Boolean).length;

/** What the form of a text breaks, without a look at the law: slots, lengths, words, and that both languages say the same. */
export function formProblems(text: PlainText): TextProblem[] {
  const problems: TextProblem[] = [];
  const { sentences } = text;
  for (const [at, { slot }] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before && SLOTS.indexOf(before.slot) > SLOTS.indexOf(slot))
      problems.push({ rule: 'slots', sentence: at, message: `"${slot}" stands before "${before.slot}": the order is ${SLOTS.join(', ')}` });
    if (sentences.slice(0, at + 1).filter((each) => each.slot === slot).length > MOST_A_SLOT)
      problems.push({ rule: 'slots', sentence: at, message: `more than ${MOST_A_SLOT} sentences for "${slot}"` });
  }
  for (const language of ['en', 'hi'] as const) {
    const { length } = sentences
      .map((each) => each[language])
      .join(' ')
      .split(/\s+/u);
    if (length > LENGTHS[language].text)
      problems.push({ rule: 'C8', sentence: null, message: `${language}: ${length} words, at most ${LENGTHS[language].text}` });
  }
  for (const [at, sentence] of sentences.entries())
    for (const [rule, message] of sentenceProblems(sentence)) problems.push({ rule, sentence: at, message });
  for (const { pin, why } of text.leftOut) {
    if (!pinOf(pin)) problems.push({ rule: 'C1', sentence: null, message: `left out: "${pin}" is no pin` });
    if (why.trim().length < 10) problems.push({ rule: 'C9', sentence: null, message: `left out: "${pin}" needs a reason` });
  }
  return problems;
}

function sentenceProblems(sentence: Sentence): [rule: string, message: string][] {
  const problems: [string, string][] = [];
  for (const language of ['en', 'hi'] as const) {
    const words = sentence[language];
    const count = wordsIn(words);
    if (words !== words.trim() || words !== normalized(words)) problems.push(['form', `${language}: outer blanks, or not NFC`]);
    if (count > LENGTHS[language].sentence) problems.push(['C8', `${language}: ${count} words, at most ${LENGTHS[language].sentence}`]);
    if (!(language === 'en' ? /[.?!]$/u : /[।?!]$/u).test(words)) problems.push(['form', `${language}: has no end`]);
    if (/(?<!\b(?:Rs|No))[.।?!]\s+\S/u.test(words)) problems.push(['form', `${language}: more than one sentence`]);
    for (const [pattern, advice] of language === 'en' ? NOT_ENGLISH : NOT_HINDI) {
      const [found] = pattern.exec(words) ?? [];
      if (found !== undefined) problems.push(['words', `${language}: "${found}": ${advice}`]);
    }
  }
  if (!/\p{Script=Devanagari}/u.test(sentence.hi) || /\p{Script=Devanagari}/u.test(sentence.en))
    problems.push(['form', 'en and hi are not in their own scripts']);
  for (const pin of sentence.pins) if (!pinOf(pin)) problems.push(['C1', `"${pin}" is no pin, or its act has no such key`]);
  return [...problems, ...unlike(sentence)];
}

/** What one language says and the other does not. */
function unlike({ en, hi }: Sentence): [rule: string, message: string][] {
  const [english, hindi] = [quantitiesIn(en), quantitiesIn(hi)];
  const alone = (some: readonly Quantity[], others: readonly Quantity[]): Quantity[] =>
    some.filter((each) => !others.some((other) => isSame(each, other)));
  const [places, hindiPlaces] = [forumsIn(en, 'en'), forumsIn(hi, 'hi')];
  const apart = [...places, ...hindiPlaces].filter((forum) => !(places.has(forum) && hindiPlaces.has(forum)));
  return [
    ...alone(english, hindi).map((each): [string, string] => ['C8', `${quantityWords(each)} is not in the Hindi`]),
    ...alone(hindi, english).map((each): [string, string] => ['C8', `${quantityWords(each)} is not in the English`]),
    ...apart.map((forum): [string, string] => ['C8', `"${forumName(forum)}" is named in one language only`]),
  ];
}
