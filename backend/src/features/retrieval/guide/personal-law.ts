import type { PersonalLaw, Topic } from './topic.js';

/** Words by which a question says whose personal law it is about. */
const SIGNS: Readonly<Record<Exclude<PersonalLaw, 'any-civil'>, RegExp>> = {
  hindu: /\bhindus?\b|\bsikhs?\b|\bjains?\b|\bbuddhists?\b|\bHMA\b|हिंदू|हिन्दू|सिख/iu,
  muslim:
    /\bmuslims?\b|\bmusalmaan?\b|\bislamic?\b|\bmohammedan\b|\bmuhammadan\b|\bnikah?\b|\bmeh[ae]r\b|\biddat\b|\bkhula\b|\bshariat\b|मुस्लिम|मुसलमान|निकाह|मेहर|इद्दत|खुला|शरीयत/iu,
  christian: /\bchristians?\b|\bisaa?i\b|\bchurch\b|\bcatholics?\b|ईसाई|चर्च/iu,
  parsi: /\bparsis?\b|\bzoroastrians?\b|पारसी/iu,
};
/** The weight of a topic of one personal law where the question names none, and where it names another. */
const UNSAID: Readonly<Record<PersonalLaw, number>> = { hindu: 0.95, muslim: 0.75, christian: 0.65, parsi: 0.5, 'any-civil': 0.9 };
const ANOTHER = 0.2;

/** The personal laws that a question names. */
export const personalLawsIn = (question: string): PersonalLaw[] =>
  (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).filter((law) => SIGNS[law].test(question));

/** The weight of a topic for a question that names these personal laws: 1 where nothing speaks against it. */
export function personalShare({ personalLaw }: Topic, named: readonly PersonalLaw[]): number {
  if (personalLaw === undefined) return 1;
  if (named.length === 0) return UNSAID[personalLaw];
  return named.includes(personalLaw) ? 1 : ANOTHER;
}

/** "Hindu, Buddhist, Jain or Sikh": four religions with one personal law, listed together. */
const ONE_LAW = /\bhindus?,? (?:and |or )?buddhists?,? (?:and |or )?jains?,? (?:and |or )?sikhs?\b/giu;

/** The question with the religions of Hindu law as "Hindu", where it lists them all: it asks about that law, not whom it covers. */
export const ofOneLaw = (question: string): string => question.replace(ONE_LAW, 'Hindu');
