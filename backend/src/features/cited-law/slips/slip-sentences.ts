import type { AnswerExplanation } from '../../ask/explained/explanation.views.js';
import type { PlainText } from '../../retrieval/explaining/plain-texts.service.js';
import { SlipLanguage } from './answer-slips.views.js';

/** A sum behind a number, as answers show it. */
const SUM = / \(=\d+(?:\+\d+)+\)/gu;

/**
 * The sentences of an explanation in another language, from the text that it was taken from.
 * @returns null where the text was changed since: its words would not be those of the answer
 */
export function sentencesIn({ sentences }: AnswerExplanation, text: PlainText, language: SlipLanguage): string[] | null {
  const given = language === SlipLanguage.HINDI ? 'en' : 'hi';
  const isSame =
    sentences.length === text.sentences.length && sentences.every((each, at) => each.text.replace(SUM, '') === text.sentences[at]?.[given]);
  return isSame ? text.sentences.map((sentence) => sentence[language]) : null;
}
