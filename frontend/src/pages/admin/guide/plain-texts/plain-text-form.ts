import type { PlainTextInput, PlainTextSlot } from '../../../../shared/gql/graphql.js';
import type { Topic } from '../use-topics.js';

/** A plain text as the dialog shows it: sentences as blocks of lines. */
export interface PlainTextValues {
  region: string;
  sentences: string;
  leftOut: string;
  form: string;
}

const SLOTS: readonly PlainTextSlot[] = ['RIGHT', 'CONDITION', 'FORUM', 'TIME', 'PAPERS', 'COST', 'REFUSAL'];
const LINES = { least: 4, most: 5 };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The sentences that blocks of lines say; null where one of them has another form. */
export function sentencesOf(text: string): PlainTextInput['sentences'] | null {
  const blocks = text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter(({ length }) => length > 0);
  const sentences = blocks.map((block) => {
    const [head = '', en = '', hi = '', pins = '', derived] = block;
    const slot = SLOTS.find((each) => each === head.toUpperCase());
    if (!slot || block.length < LINES.least || block.length > LINES.most) return null;
    return {
      slot,
      en,
      hi,
      pins: pins
        .split(';')
        .map((pin) => pin.trim())
        .filter(Boolean),
      derived: derived ?? null,
    };
  });
  return sentences.length > 0 && sentences.every((each) => each !== null) ? sentences : null;
}

/** What the dialog begins with. */
export function plainTextValues({ plainText }: Topic): PlainTextValues {
  if (!plainText) return { region: 'IN', sentences: '', leftOut: '', form: '' };
  const { region, sentences, leftOut, form } = plainText;
  return {
    region,
    sentences: sentences
      .map(({ slot, en, hi, pins, derived }) => [slot.toLowerCase(), en, hi, pins.join('; '), ...(derived ? [derived] : [])].join('\n'))
      .join('\n\n'),
    leftOut: leftOut.map(({ pin, why }) => `${pin}: ${why}`).join('\n'),
    form: form ?? '',
  };
}

/** What is sent to the server. */
export const plainTextInput = ({ region, sentences, leftOut, form }: PlainTextValues): PlainTextInput => ({
  region: region.trim(),
  sentences: sentencesOf(sentences) ?? [],
  leftOut: linesOf(leftOut).map((line) => {
    const colon = line.indexOf(':');
    return { pin: line.slice(0, colon < 0 ? line.length : colon).trim(), why: colon < 0 ? '' : line.slice(colon + 1).trim() };
  }),
  form: form.trim() || null,
});
