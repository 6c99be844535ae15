import { describe, expect, it } from '@jest/globals';
import { type Consultation, type FoundSection, personalLawsIn, type Relation, statesIn } from '../../retrieval/retrieval.service.js';
import { answerFrame, CLARIFICATIONS, NO_FRAME } from './answer-frame.js';
import { ClarificationKind, MissingLawReason } from '../ask.views.js';

const TEXT = '9. Appeal.—An appeal lies within thirty\ndays on payment of rupees fifty.';
const START = 100;
const QUOTED = [{ documentId: 'act', spanStart: START, spanEnd: START + TEXT.length }];
const section = (unit: string): FoundSection =>
  ({
    documentId: 'act',
    unit,
    found: 'ranking',
    passages: [
      {
        title: 'The Sample Act, 2001',
        heading: 'Appeal',
        headingPath: ['Chapter I', `Section ${unit}`],
        text: TEXT,
        start: START,
        end: START + TEXT.length,
        pageFrom: 3,
        pageTo: 4,
      },
    ],
  }) as unknown as FoundSection;

function consulted(more: object = {}, topic: object = {}, sufficient = true): Consultation {
  return {
    open: [section('9')],
    named: [section('10')],
    relevance: { value: 0, sufficient },
    missing: [],
    absent: [],
    corrections: [],
    choices: [],
    law: { successions: [] },
    guidance: { topics: [{ topic }], units: [] },
    followUps: ['And then?', 'Who pays?', 'When?', 'Where?'],
    ...more,
  } as unknown as Consultation;
}

describe('answerFrame', () => {
  it('is empty where nothing was searched', () => {
    expect(answerFrame(null, 'Hello', [])).toEqual(NO_FRAME);
  });

  it('shows the sections opened, with facts at their places in the document, then those named, without', () => {
    const { sections } = answerFrame(consulted(), '', QUOTED);
    expect(sections.map(({ unit, open, facts }) => [unit, open, facts.length])).toEqual([
      ['9', true, 2],
      ['10', false, 0],
    ]);
    expect(sections[0]).toMatchObject({
      documentTitle: 'The Sample Act, 2001',
      headingPath: 'Chapter I › Section 9',
      heading: 'Appeal',
      pageStart: 3,
      pageEnd: 4,
      spanStart: START,
      spanEnd: START + TEXT.length,
      note: null,
    });
    for (const { words, spanStart, spanEnd } of sections[0]?.facts ?? [])
      expect(TEXT.slice(spanStart - START, spanEnd - START).replace(/\s+/g, ' ')).toBe(words);
    expect(sections[0]?.facts.map(({ words }) => words)).toEqual(['within thirty days', 'rupees fifty']);
  });

  it('shows no fact of words that the answer does not quote', () => {
    const at = TEXT.indexOf('on payment') + START;
    const words = (quoted: typeof QUOTED) => answerFrame(consulted(), '', quoted).sections[0]?.facts.map((fact) => fact.words);
    expect(words([{ documentId: 'act', spanStart: START, spanEnd: at }])).toEqual(['within thirty days']);
    expect(words([{ documentId: 'act', spanStart: at, spanEnd: START + TEXT.length }])).toEqual(['rupees fifty']);
    expect(words([{ documentId: 'other', spanStart: START, spanEnd: at }])).toEqual([]);
  });

  it.each<[string, Relation | undefined]>([
    ['punishes a breach of section 9', { kind: 'penalty', of: '9' }],
    ['says what “landlord” means', { kind: 'definition', term: 'landlord' }],
    ['section 9 refers to it', { kind: 'reference', of: '9' }],
    ['', undefined],
  ])('says about a section how it bears on the one that is quoted: %s', (words, relation) => {
    const { sections } = answerFrame(consulted({ named: [{ ...section('10'), ...(relation && { relation }) }] }), '', QUOTED);
    expect(sections.map((each) => each.relation)).toEqual([null, words || null]);
  });

  it('opens nothing, asks nothing and suggests nothing where the library does not speak to the question', () => {
    const frame = answerFrame(consulted({}, { asksState: true }, false), '', QUOTED);
    expect(frame.sections.map(({ unit, open }) => [unit, open])).toEqual([
      ['9', false],
      ['10', false],
    ]);
    expect([frame.followUps, frame.clarify]).toEqual([[], null]);
  });

  it('suggests three questions at most', () => {
    expect(answerFrame(consulted(), '', QUOTED).followUps).toEqual(['And then?', 'Who pays?', 'When?']);
  });

  it('tells what law is missing, each act once', () => {
    const missing = [
      { act: 'First Act', section: '9', missing: 'section' },
      { act: 'Second Act', section: null, missing: 'act' },
      { act: 'Third Act', section: null, missing: 'unknown' },
    ];
    expect(answerFrame(consulted({ missing, absent: ['Second Act', 'Fourth Act'] }), '', QUOTED).missingLaw).toEqual([
      { act: 'First Act', section: '9', reason: MissingLawReason.SECTION },
      { act: 'Second Act', section: null, reason: MissingLawReason.ACT },
      { act: 'Third Act', section: null, reason: MissingLawReason.UNKNOWN },
      { act: 'Fourth Act', section: null, reason: MissingLawReason.ACT },
    ]);
  });

  it('passes on what was corrected', () => {
    expect(answerFrame(consulted({ corrections: [{ from: 'bial', to: 'bail' }] }), '', QUOTED).corrections).toEqual([
      { from: 'bial', to: 'bail' },
    ]);
  });

  it.each<[string, object, string, ClarificationKind | null]>([
    ['the State where it decides', { asksState: true }, 'What is the stamp paper for?', ClarificationKind.STATE],
    ['no State that is named', { asksState: true }, 'Rent in Delhi', null],
    ['the personal law where it decides', { asksPersonalLaw: true }, 'Who inherits?', ClarificationKind.PERSONAL_LAW],
    ['no personal law that is named', { asksPersonalLaw: true }, 'Who inherits from a Hindu?', null],
    ['first for the personal law', { asksPersonalLaw: true, asksState: true }, 'Who inherits?', ClarificationKind.PERSONAL_LAW],
    ['then for the State', { asksPersonalLaw: true, asksState: true }, 'Who inherits from a Hindu?', ClarificationKind.STATE],
    ['nothing where neither decides', {}, 'Who inherits?', null],
  ])('asks for %s', (_, topic, question, kind) => {
    const { clarify } = answerFrame(consulted({}, topic), question, QUOTED);
    expect(clarify?.kind ?? null).toBe(kind);
    if (clarify) expect(clarify.options.length).toBeGreaterThan(1);
  });

  it('works without a topic', () => {
    expect(answerFrame(consulted({ guidance: { topics: [], units: [] } }), '', QUOTED)).toMatchObject({ followUps: [], clarify: null });
  });
});

describe('what is asked back in Hindi', () => {
  it.each(['personalLaw', 'state'] as const)('has the answers of the English question, read alike: %s', (kind) => {
    const read = kind === 'state' ? statesIn : personalLawsIn;
    expect(CLARIFICATIONS.hi[kind].options.map(read)).toEqual(CLARIFICATIONS.en[kind].options.map(read));
  });

  it('is asked of who asks in Hindi, and says in Hindi how a section bears on another', () => {
    const named = { ...section('10'), relation: { kind: 'penalty', of: '9' } as Relation };
    const frame = answerFrame(consulted({ named: [named] }, { asksState: true }), 'किराया कितना बढ़ सकता है?', QUOTED);
    expect(frame.clarify?.question).toBe('मामला किस राज्य का है?');
    expect(frame.sections[1]?.relation).toBe('धारा 9 तोड़ने की सज़ा');
  });
});
