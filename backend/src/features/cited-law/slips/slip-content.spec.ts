import { describe, expect, it } from '@jest/globals';
import type { AnswerExplanation } from '../../ask/explained/explanation.views.js';
import type { AnsweredExchange } from '../../conversations/conversation-answers.service.js';
import type { PlainText } from '../../retrieval/explaining/plain-texts.service.js';
import { SlipLanguage, SlipPartKind } from './answer-slips.views.js';
import { slipContent } from './slip-content.js';
import { sentencesIn } from './slip-sentences.js';
import { slipText } from './slip-text.js';

const TEXT = {
  sentences: [
    { slot: 'right', en: 'You can ask for the rent.', hi: 'आप किराया माँग सकते हैं।', pins: ['SRA 4'] },
    { slot: 'time', en: 'Write by day 60.', hi: '60 दिन में लिखें।', pins: ['SRA 4'], derived: '30+30' },
    { slot: 'papers', en: 'Bring the lease.', hi: 'किरायानामा लाएँ।', pins: ['SRA 5'] },
  ],
} as unknown as PlainText;
const explanation = {
  compared: true,
  readOn: '2026-11-29',
  signedBy: null,
  region: 'IN',
  sentences: [
    { slot: 'right', text: 'You can ask for the rent.' },
    { slot: 'time', text: 'Write by day 60 (=30+30).' },
    { slot: 'papers', text: 'Bring the lease.' },
  ],
  pins: ['4', '4', '5'].map((section) => ({ section, part: '(1)', act: 'Sample Rent Act, 2001' })),
} as unknown as AnswerExplanation;
const exchange = (answer: object, question = 'My tenant does not pay'): AnsweredExchange =>
  ({
    question,
    askedAt: new Date('2026-11-29T20:00:00Z'),
    answer: { explanation: null, helplines: [], deadlines: [], citations: [], sections: [], ...answer },
  }) as unknown as AnsweredExchange;
const deadline = { rowId: 'r', task: 'Send the notice', lastDay: '2026-12-09', law: 'section 4, Sample Rent Act, 2001' };
const NOTHING_ELSE = { sentences: null, tasks: new Map<string, string>() };
const linesOf = ({ parts }: ReturnType<typeof slipContent>, kind: SlipPartKind) => parts.find((part) => part.kind === kind)?.lines;

describe('slipContent', () => {
  it('says what to do, by when, with which papers and under which sections, on the day in India', () => {
    const slip = slipContent(exchange({ explanation, deadlines: [deadline] }), SlipLanguage.ENGLISH, NOTHING_ELSE, '2026-12-01');
    expect(slip).toMatchObject({ title: 'Legal clinic slip', day: '30 November 2026', question: 'My tenant does not pay' });
    expect(slip.parts.map(({ heading }) => heading)).toEqual(['What you can do', 'Last day', 'Papers to bring', 'Sections']);
    expect(linesOf(slip, SlipPartKind.LAST_DAY)).toEqual([
      'By 9 December 2026: Send the notice (section 4, Sample Rent Act, 2001).',
      'Write by day 60 (=30+30).',
    ]);
    expect(linesOf(slip, SlipPartKind.LAW)).toEqual(['Section 4, Sample Rent Act, 2001', 'Section 5, Sample Rent Act, 2001']);
    expect(slip.notes[0]).toContain('not yet read by a lawyer');
    expect(slipText(slip)).toContain('## Papers to bring\n\n- Bring the lease.');
  });

  it('warns that a last day has passed', () => {
    const slip = slipContent(exchange({ deadlines: [deadline] }), SlipLanguage.ENGLISH, NOTHING_ELSE, '2026-12-10');
    expect(linesOf(slip, SlipPartKind.LAST_DAY)?.[0]).toMatch(/This day has passed/u);
  });

  it('has the words of the law where nothing explains it, cut to a page', () => {
    const citations = [1, 2, 3].map((marker) => ({ marker, documentId: 'act', quotation: 'Rent is due. '.repeat(100) }));
    const slip = slipContent(exchange({ citations }, 'किराया? '.repeat(200)), SlipLanguage.HINDI, NOTHING_ELSE);
    expect(linesOf(slip, SlipPartKind.WORDS)).toHaveLength(2);
    expect(slipText(slip).length).toBeLessThan(2500);
    expect(slip.notes[0]).toContain('किसी ने इन्हें नहीं समझाया');
  });
});

describe('sentencesIn', () => {
  it('finds the sentences of the other language, and none once the text was changed', () => {
    expect(sentencesIn(explanation, TEXT, SlipLanguage.HINDI)).toEqual(TEXT.sentences.map(({ hi }) => hi));
    const changed = { ...TEXT, sentences: TEXT.sentences.map((each) => ({ ...each, en: `${each.en} Now.` })) };
    expect(sentencesIn(explanation, changed, SlipLanguage.HINDI)).toBeNull();
    expect(sentencesIn(explanation, { ...TEXT, sentences: TEXT.sentences.slice(1) }, SlipLanguage.HINDI)).toBeNull();
  });
});
