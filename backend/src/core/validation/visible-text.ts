import { ValidateBy } from 'class-validator';

/**
 * What no reader sees: controls, format characters (among them those that turn the direction of a text around, joiners and tags), the
 * separators of lines and paragraphs, everything that Unicode has programs ignore by default, and the blank pattern of Braille.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The scripts of India and its neighbours, that of Urdu among them, that spell with joiners: whether two letters are joined there changes the word. */
const INDIC =
  /^[\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Meetei_Mayek}\p{Script_Extensions=Grantha}\p{Script_Extensions=Arabic}]$/u;
const LETTER_OR_MARK = /^[\p{L}\p{M}]$/u;
const JOINERS = new Set(['\u200c', '\u200d']);
/** Which of its two forms a sign such as a heart has. */
const FORMS = new Set(['\ufe0e', '\ufe0f']);
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/**
 * A text without the characters that nobody sees and that make one name look like another. Joiners stay between two letters of a script that
 * is spelt with them, and the form of a pictograph stays behind it.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (unseen, at: number) => (hasReason(unseen, text, at) ? unseen : ''));

/** Whether a text holds none of them. */
export const isSeen = (text: string): boolean => withoutUnseen(text) === text;

/** A name, which others read, too: it looks like what it is. @param what names it in the message: 'Name' */
export const SeenText = (what: string, each = false): PropertyDecorator =>
  ValidateBy(
    { name: 'seenText', validator: { validate: (value) => typeof value !== 'string' || isSeen(value) } },
    { each, message: unseenMessage(what) },
  );

export const unseenMessage = (what: string): string => `${what} must not contain invisible characters`;

function hasReason(unseen: string, text: string, at: number): boolean {
  const before = characterBefore(text, at);
  if (FORMS.has(unseen)) return PICTOGRAPH.test(before);
  return JOINERS.has(unseen) && isIndicLetter(before) && isIndicLetter(characterAt(text, at + unseen.length));
}

const isIndicLetter = (character: string): boolean => INDIC.test(character) && LETTER_OR_MARK.test(character);

const characterAt = (text: string, at: number): string => {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
};

/** The last one is a whole character: half of one would be read as none of a script. */
const characterBefore = (text: string, at: number): string => Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
