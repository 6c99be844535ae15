import { describe, expect, it } from '@jest/globals';
import { loadNamedWords } from './named-words.js';
import { textsByTopic, pinnedWords } from './pinned-words.js';

const sentence = (...pins: string[]) => ({ slot: 'right' as const, en: 'You can.', hi: 'आप कर सकते हैं।', pins });

describe('pinnedWords', () => {
  it('names the parts of each section that a text is pinned to, each once, in the order of the text', () => {
    const sentences = [
      sentence('NIA 138 prov.(b)', 'NIA 138 prov.(c)'),
      sentence('NIA 142(1)'),
      sentence('NIA 138 prov.(b)'),
      sentence('LSA 12'),
    ];
    expect(pinnedWords({ sentences }).map(({ section, at, take }) => [section, at, take])).toEqual([
      ['138', '', ['prov.(b)', 'prov.(c)']],
      ['142', '', ['(1)']],
      ['12', '', []],
    ]);
  });

  it('names only what answers a question that asks for less than all', () => {
    const sentences = [sentence('NIA 138'), { ...sentence('NIA 142(1)(b)'), slot: 'time' as const }];
    expect(pinnedWords({ sentences }, ['time']).map(({ section }) => section)).toEqual(['142']);
  });

  it('names nothing where no pin can be read', () => {
    expect(pinnedWords({ sentences: [sentence('no pin')] })).toEqual([]);
  });

  it('has words for many topics, and for some whose words are not named', () => {
    const named = loadNamedWords();
    const pinned = [...textsByTopic().keys()];
    expect(pinned.length).toBeGreaterThan(150);
    expect(pinned.some((topic) => !named.has(topic))).toBe(true);
  });
});
