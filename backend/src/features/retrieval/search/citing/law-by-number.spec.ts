import { describe, expect, it } from '@jest/globals';
import type { Guide } from '../../guide/guide.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { FoundSection } from '../sections.js';
import type { CitedSection } from './cited-law.js';
import { actsOfNumber, isNumberOfAnyAct } from './law-by-number.js';

/** Two acts of a library have a section 7, one has a 138, and an old 420 became 318. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'First Act, 2001': ['7', '138'],
  'Second Act, 2002': ['7', '318'],
  'Old Act, 1900': ['420'],
};
const guide = {
  titles: () => Object.keys(SECTIONS),
  isLoaded: (act: string) => act !== 'Old Act, 1900',
  headingOf: (act: string, section: string) => (SECTIONS[act]?.includes(section) ? 'Heading' : undefined),
  placesOf: (law: readonly { act: string; section: string }[]) => law.map(({ act, section }) => ({ documentIds: [act], units: [section] })),
  successors: {
    ofSection: (act: string, section: string) =>
      act === 'Old Act, 1900' && section === '420' ? { to: [{ act: 'Second Act, 2002', section: '318' }] } : null,
  },
} as unknown as Guide;
const topic = (act: string, section: string, score: number) => ({ topic: { law: [{ act, section }] }, score }) as unknown as TopicMatch;
const cites = (...sections: string[]) => ({
  acts: [],
  cited: sections.map((section): CitedSection => ({ act: null, section, steps: [] })),
});
const first = (documentId: string, unit: string) => ({ documentId, unit }) as unknown as FoundSection;

describe('isNumberOfAnyAct', () => {
  const seven = {
    topics: [topic('First Act, 2001', '7', 2.1), topic('Second Act, 2002', '7', 2)],
    words: 2,
    first: first('First Act, 2001', '7'),
  };

  it('is a number that topics of two acts have alike', () => {
    expect(isNumberOfAnyAct(cites('7'), seven, guide)).toBe(true);
  });

  it('is none that one act alone has, or that is nearest to one act by far', () => {
    expect(isNumberOfAnyAct(cites('138'), { ...seven, first: first('First Act, 2001', '138') }, guide)).toBe(false);
    expect(
      isNumberOfAnyAct(cites('7'), { ...seven, topics: [topic('First Act, 2001', '7', 2.1), topic('Second Act, 2002', '7', 1)] }, guide),
    ).toBe(false);
  });

  it('is none whose place another number took', () => {
    const topics = [topic('Second Act, 2002', '318', 2.6)];
    expect(isNumberOfAnyAct(cites('420'), { topics, words: 2, first: first('Second Act, 2002', '318') }, guide)).toBe(false);
  });

  it('is one where a section of another number would be opened', () => {
    const topics = [topic('First Act, 2001', '138', 2.1)];
    expect(isNumberOfAnyAct(cites('7'), { topics, words: 2, first: first('First Act, 2001', '138') }, guide)).toBe(true);
  });

  it('is none in a question that says what it is about, or names its act', () => {
    expect(isNumberOfAnyAct(cites('7'), { ...seven, words: 6 }, guide)).toBe(false);
    expect(isNumberOfAnyAct({ ...cites('7'), acts: [{ act: 'First Act, 2001', start: 0, end: 5 }] }, seven, guide)).toBe(false);
    expect(isNumberOfAnyAct(cites(), seven, guide)).toBe(false);
  });

  it('is any rule of no rules', () => {
    const rule = { acts: [], cited: [{ act: null, section: '7', steps: [], word: 'rule' as const }] };
    expect(isNumberOfAnyAct(rule, { ...seven, topics: [] }, guide)).toBe(true);
    expect(actsOfNumber(rule, guide)).toBeNull();
  });
});

describe('actsOfNumber', () => {
  it('names the acts of the library that have the number, and repealed ones that live on in it', () => {
    expect(actsOfNumber(cites('7'), guide)).toEqual({ section: '7', acts: ['First Act, 2001', 'Second Act, 2002'] });
    expect(actsOfNumber(cites('420'), guide)?.acts).toEqual(['Old Act, 1900']);
    expect(actsOfNumber(cites('9'), guide)).toBeNull();
  });
});
