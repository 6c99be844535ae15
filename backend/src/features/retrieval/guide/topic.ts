import { z } from 'zod';

const PERSONAL_LAW = z.enum(['hindu', 'muslim', 'christian', 'parsi', 'any-civil']);
export type PersonalLaw = z.infer<typeof PERSONAL_LAW>;

const SIDE = z.enum(['claimant', 'respondent']);
/** Who asks: one who claims or complains, or one against whom it is done. */
export type TopicSide = z.infer<typeof SIDE>;

/** A provision that governs a question. */
export const TOPIC_LAW = z.strictObject({
  /** Title and year, without "The": 'Negotiable Instruments Act, 1881'. */
  act: z.string(),
  /** As printed: '138', '13B'; where the law is numbered differently, 'Order VII Rule 11', 'Article 113'. */
  section: z.string(),
});
export type TopicLaw = z.infer<typeof TOPIC_LAW>;

const texts = z.array(z.string()).readonly();

/** A question of life or practice: how people ask it, and which sections answer it. */
export const TOPIC = z.strictObject({
  id: z.string(),
  /** Field of law. */
  field: z.string().optional(),
  name: z.string(),
  /** In Hindi, where the first way of asking is somebody's story or a question, which names nothing. */
  hindiName: z.string().optional(),
  asks: z.strictObject({ en: texts, hi: texts, hinglish: texts }),
  /** The most telling first. */
  law: z.array(TOPIC_LAW).readonly(),
  /** It holds for people under this law only. */
  personalLaw: PERSONAL_LAW.optional(),
  /** Which personal law applies decides the answer, and the question usually does not say it. */
  asksPersonalLaw: z.literal(true).optional(),
  /** The law is that of this State. */
  state: z.string().optional(),
  /** The State decides the answer. */
  asksState: z.literal(true).optional(),
  /** Only those on this side ask it; absent where either may. */
  side: SIDE.optional(),
  /** Who asks it says at least one of these words, in small letters: that both want it, or what makes keeping a thing a crime. */
  told: texts.optional(),
  /** Questions that follow. */
  next: texts,
});
export type Topic = z.infer<typeof TOPIC>;
