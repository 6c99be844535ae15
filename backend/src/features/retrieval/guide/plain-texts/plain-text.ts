import { z } from 'zod';

/** What a sentence says, in the order in which a person needs it. */
export const SLOTS = ['right', 'condition', 'forum', 'time', 'papers', 'cost', 'refusal'] as const;

const SENTENCE = z.strictObject({
  slot: z.enum(SLOTS),
  en: z.string(),
  hi: z.string(),
  /** The parts of the law that say so, by the keys of acts: 'BNSS 144(1)(a)', 'NIA 138 prov.(b)'. */
  pins: z.array(z.string()).min(1).max(8).readonly(),
  /** The sum that a number in the sentence is: '30+30'; each term stands in the law. */
  derived: z
    .string()
    .regex(/^\d{1,4}(?:\+\d{1,4}){1,3}$/)
    .optional(),
});
export type Sentence = z.infer<typeof SENTENCE>;

/** What the law means for a person who asks, in plain words: "In short". */
export const PLAIN_TEXT = z.strictObject({
  /** The day on which it was last read against the law: '2026-11-29'. */
  read: z.iso.date(),
  /** 'IN' for all of India, otherwise the State whose law it is. */
  region: z.string(),
  sentences: z.array(SENTENCE).min(2).max(9).readonly(),
  /** Provisos, exceptions and gates that the text does not speak of, and why. */
  leftOut: z.array(z.strictObject({ pin: z.string(), why: z.string() })).readonly(),
  /** Key of the document template that drafts what the text tells a person to do. */
  form: z.string().optional(),
});
export type PlainText = z.infer<typeof PLAIN_TEXT>;

/** A text that the product ships, with the topics of the guide that it belongs to. */
export const SHIPPED_TEXT = PLAIN_TEXT.extend({ topics: z.array(z.string()).min(1).readonly() });
export type ShippedText = z.infer<typeof SHIPPED_TEXT>;

/** Something wrong with a text. */
export interface TextProblem {
  /** Of the rules in docs/plain-texts.md: 'C2'. */
  rule: string;
  /** Position of the sentence, from 0; null for the text as a whole. */
  sentence: number | null;
  message: string;
}
