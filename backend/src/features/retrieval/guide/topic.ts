export type PersonalLaw = 'hindu' | 'muslim' | 'christian' | 'parsi' | 'any-civil';

/** A provision that governs a question. */
export interface TopicLaw {
  /** Title and year, without "The": 'Negotiable Instruments Act, 1881'. */
  act: string;
  /** As printed: '138', '13B'; of what is numbered otherwise 'Order VII Rule 11', 'Article 113'. */
  section: string;
}

/** A question of life or practice: how people ask it, and which sections answer it. */
export interface Topic {
  id: string;
  /** Field of law. */
  field?: string;
  name: string;
  asks: { en: readonly string[]; hi: readonly string[]; hinglish: readonly string[] };
  /** The most telling first. */
  law: readonly TopicLaw[];
  /** It holds for people under this law only. */
  personalLaw?: PersonalLaw;
  /** Which personal law applies decides the answer, and the question usually does not say it. */
  asksPersonalLaw?: true;
  /** The law is that of this State. */
  state?: string;
  /** The State decides the answer. */
  asksState?: true;
  /** Questions that follow. */
  next: readonly string[];
}
