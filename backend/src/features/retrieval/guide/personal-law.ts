import type { PersonalLaw, Topic, TopicLaw } from './topic.js';

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
export function personalShare({ personalLaw, law }: Topic, named: readonly PersonalLaw[]): number {
  if (personalLaw === undefined) return lawFor(law, named).isForeign ? ANOTHER : 1;
  if (named.length === 0) return UNSAID[personalLaw];
  return named.includes(personalLaw) ? 1 : ANOTHER;
}

/** Acts that hold for people of one personal law only; the Special Marriage Act is open to all. */
const ACTS: ReadonlyMap<string, PersonalLaw> = new Map([
  ['Hindu Marriage Act, 1955', 'hindu'],
  ['Hindu Succession Act, 1956', 'hindu'],
  ['Hindu Adoptions and Maintenance Act, 1956', 'hindu'],
  ['Hindu Minority and Guardianship Act, 1956', 'hindu'],
  ['Divorce Act, 1869', 'christian'],
  ['Indian Christian Marriage Act, 1872', 'christian'],
  ['Parsi Marriage and Divorce Act, 1936', 'parsi'],
  ['Dissolution of Muslim Marriages Act, 1939', 'muslim'],
  ['Muslim Women (Protection of Rights on Divorce) Act, 1986', 'muslim'],
  ['Muslim Women (Protection of Rights on Marriage) Act, 2019', 'muslim'],
  ['Muslim Personal Law (Shariat) Application Act, 1937', 'muslim'],
]);

/** Whether an act may hold for people who name these personal laws; any may where they name none. */
export function holdsFor(act: string, named: readonly PersonalLaw[]): boolean {
  const law = ACTS.get(act);
  return law === undefined || named.length === 0 || named.includes(law);
}

/**
 * The law of a topic that may hold for people who name these personal laws, that of their own first; all of it where none does.
 * A topic without law of their own whose first law is that of others is not theirs: `isForeign`.
 */
function lawFor(law: readonly TopicLaw[], named: readonly PersonalLaw[]): { law: readonly TopicLaw[]; isForeign: boolean } {
  const [first] = law;
  const held = law.filter(({ act }) => holdsFor(act, named));
  if (!first || held.length === law.length) return { law, isForeign: false };
  const isOwn = ({ act }: TopicLaw): boolean => ACTS.has(act);
  const own = held.filter(isOwn);
  if (own.length === 0) return { law: held.length === 0 ? law : held, isForeign: ACTS.has(first.act) };
  return { law: ACTS.has(first.act) ? [...own, ...held.filter((each) => !isOwn(each))] : held, isForeign: false };
}

/** A topic with its law for people who name these personal laws. */
export function forPersonalLaws(topic: Topic, named: readonly PersonalLaw[]): Topic {
  const { law } = lawFor(topic.law, named);
  return law === topic.law ? topic : { ...topic, law };
}

/** "Hindu, Buddhist, Jain or Sikh": four religions with one personal law, listed together. */
const ONE_LAW = /\bhindus?,? (?:and |or )?buddhists?,? (?:and |or )?jains?,? (?:and |or )?sikhs?\b/giu;

/** The question with the religions of Hindu law as "Hindu", where it lists them all: it asks about that law, not whom it covers. */
export const ofOneLaw = (question: string): string => question.replace(ONE_LAW, 'Hindu');
