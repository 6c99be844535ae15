import { enumValue } from '../../../core/graphql/enum-value.js';
import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import {
  type Consultation,
  type FoundSection,
  personalLawsIn,
  statesIn,
  type StampLanguage,
  type TopicLaw,
} from '../../retrieval/retrieval.service.js';
import { headingPathText } from '../../retrieval/source-place.views.js';
import {
  type Answer,
  AnswerFactKind,
  type Citation,
  type AnswerSection,
  type Clarification,
  ClarificationKind,
  MissingLawReason,
} from '../ask.views.js';
import { noteOn, stampOn } from './notes/law-notes.js';
import { sectionFacts } from './section-facts.js';
import { topicName } from './topic-name.js';

/** What is shown with the words of an answer. */
export type AnswerFrame = Pick<Answer, 'sections' | 'missingLaw' | 'followUps' | 'clarify' | 'choices' | 'corrections'>;

export const NO_FRAME: AnswerFrame = { sections: [], missingLaw: [], followUps: [], clarify: null, choices: [], corrections: [] };

const MOST_FOLLOW_UPS = 3;
/** What is asked where the law depends on it, with the answers that may be pressed: the personal laws, and the States where most people live with the capital. */
export const CLARIFICATIONS: Readonly<Record<StampLanguage, Readonly<Record<'personalLaw' | 'state', Omit<Clarification, 'kind'>>>>> = {
  en: {
    personalLaw: {
      question: 'Which personal law applies?',
      options: ['Hindu, Buddhist, Jain or Sikh', 'Muslim', 'Christian', 'Parsi', 'Special Marriage Act'],
    },
    state: {
      question: 'Which State is it in?',
      options: [
        'Delhi',
        'Maharashtra',
        'Uttar Pradesh',
        'Karnataka',
        'Tamil Nadu',
        'West Bengal',
        'Bihar',
        'Rajasthan',
        'Gujarat',
        'Another State',
      ],
    },
  },
  hi: {
    personalLaw: {
      question: 'किस धर्म का क़ानून लागू होता है?',
      options: ['हिंदू, बौद्ध, जैन या सिख', 'मुस्लिम', 'ईसाई', 'पारसी', 'विशेष विवाह अधिनियम'],
    },
    state: {
      question: 'मामला किस राज्य का है?',
      options: ['दिल्ली', 'महाराष्ट्र', 'उत्तर प्रदेश', 'कर्नाटक', 'तमिलनाडु', 'पश्चिम बंगाल', 'बिहार', 'राजस्थान', 'गुजरात', 'कोई और राज्य'],
    },
  },
};

/** Words of a document that an answer quotes. */
export type Quoted = Pick<Citation, 'documentId' | 'spanStart' | 'spanEnd'>;

/**
 * The sections, missing law, follow-up questions and clarifications of an answer, no matter what writes its words.
 * @param quoted what it quotes: only facts in these words are shown
 */
export function answerFrame(consulted: Consultation | null, question: string, quoted: readonly Quoted[]): AnswerFrame {
  if (!consulted) return NO_FRAME;
  const { open, named, relevance, missing, absent, guidance, corrections, law, day, followUps = [] } = consulted;
  const shown = relevance.sufficient ? open : [];
  const [best] = guidance.topics;
  const language = asksInHindi(question) ? 'hi' : 'en';
  const topic = relevance.sufficient ? best?.topic : undefined;
  const section = (found: FoundSection, isOpen: boolean): AnswerSection =>
    sectionView(found, {
      quoted: isOpen ? quoted : [],
      open: isOpen,
      note: noteOn(found, law.successions, day, language),
      stamp: stampOn(found, day),
      relation: relationOf(found, language),
    });
  return {
    sections: [
      ...shown.map((each) => section(each, true)),
      ...(relevance.sufficient ? named : [...open, ...named]).map((each) => section(each, false)),
    ],
    missingLaw: [
      ...missing.map(({ act, section, missing: reason }) => ({ act, section, reason: enumValue(MissingLawReason, reason) })),
      ...absent
        .filter((act) => !missing.some((each) => each.act === act))
        .map((act) => ({ act, section: null, reason: MissingLawReason.ACT })),
    ],
    followUps: topic && isQuoted(topic, shown) ? followUps.slice(0, MOST_FOLLOW_UPS) : [],
    clarify: topic ? clarification(topic, question, language) : null,
    choices: consulted.choices.flatMap((topic) =>
      topic.law.slice(0, 1).map(({ act, section: unit }) => ({ topic: topic.id, name: topicName(topic, question), act, section: unit })),
    ),
    corrections: corrections.map(({ from, to }) => ({ from, to })),
  };
}

/** Whether an answer opens law of a topic: a number that the question cites may be that of another act. */
export function isQuoted({ id, law }: { id: string; law: readonly TopicLaw[] }, open: readonly FoundSection[]): boolean {
  const plain = (title: string): string => title.toLowerCase().replace(/^the /, '');
  return open.some(
    ({ unit, passages }) =>
      passages.some(({ topic }) => topic === id) ||
      law.some(({ act, section }) => section.toLowerCase() === unit.toLowerCase() && plain(act) === plain(passages[0]?.title ?? '')),
  );
}

function clarification(
  topic: { asksState?: true; asksPersonalLaw?: true },
  question: string,
  language: StampLanguage,
): Clarification | null {
  const { personalLaw, state } = CLARIFICATIONS[language];
  if (topic.asksPersonalLaw && personalLawsIn(question).length === 0) return { kind: ClarificationKind.PERSONAL_LAW, ...personalLaw };
  if (topic.asksState && statesIn(question).length === 0) return { kind: ClarificationKind.STATE, ...state };
  return null;
}

/** How a section bears on one that is quoted, in words. */
function relationOf({ relation }: FoundSection, language: StampLanguage): string | null {
  const hindi = language === 'hi';
  switch (relation?.kind) {
    case 'penalty':
      return hindi ? `धारा ${relation.of} तोड़ने की सज़ा` : `punishes a breach of section ${relation.of}`;
    case 'definition':
      return hindi ? `“${relation.term}” का मतलब बताती है` : `says what “${relation.term}” means`;
    case 'reference':
      return hindi ? `धारा ${relation.of} में इसका ज़िक्र है` : `section ${relation.of} refers to it`;
    default:
      return null;
  }
}

/** What an answer says of a section. */
interface SaidOfSection extends Pick<AnswerSection, 'open' | 'relation' | 'stamp'> {
  quoted: readonly Quoted[];
  /** '' for nothing. */
  note: string;
}

function sectionView(section: FoundSection, { quoted, open, note, stamp, relation }: SaidOfSection): AnswerSection {
  const { documentId, unit, passages } = section;
  const [first] = passages;
  const last = passages.at(-1);
  const facts = passages
    .flatMap(({ text, start }) =>
      sectionFacts(text).map((fact) => ({
        kind: enumValue(AnswerFactKind, fact.kind),
        words: text.slice(fact.start, fact.end).replace(/\s+/g, ' '),
        spanStart: start + fact.start,
        spanEnd: start + fact.end,
      })),
    )
    .filter((fact) =>
      quoted.some((each) => each.documentId === documentId && each.spanStart < fact.spanEnd && fact.spanStart < each.spanEnd),
    );
  return {
    documentId,
    documentTitle: first?.title ?? '',
    headingPath: headingPathText(first?.headingPath ?? []),
    pageStart: first?.pageFrom ?? null,
    pageEnd: last?.pageTo ?? null,
    fromScan: passages.some((passage) => passage.fromScan),
    spanStart: first?.start ?? 0,
    spanEnd: last?.end ?? 0,
    unit,
    heading: first?.heading ?? '',
    open,
    relation,
    note: note || null,
    stamp,
    facts,
  };
}
