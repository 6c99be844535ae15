import { describe, expect, it } from '@jest/globals';
import { loadActs } from '../../retrieval/guide/load-acts.js';
import { questionAbout, questionsOfDay, SAMPLE_QUESTIONS } from './sample-questions.js';

describe('sample questions', () => {
  it('lead to sections that the guide to the law knows', () => {
    const acts = new Map(loadActs().map(({ title, sections }) => [title, sections]));
    const unknown = SAMPLE_QUESTIONS.filter(({ act, section }) => acts.get(act)?.[section] === undefined);
    expect(unknown).toEqual([]);
  });

  it('are asked about a section by its heading', () => {
    expect(questionAbout({ name: 'Section 4', heading: 'Receipt to be given for rent paid.' }, 'The Sample Tenancy Act, 2001')).toBe(
      'What does section 4 of the Sample Tenancy Act, 2001 say about “Receipt to be given for rent paid”?',
    );
  });

  it.each(['Short title and extent', 'Definitions.—', '', 'Repeal and savings', 'Meaning of “rent”'])(
    'are not asked about “%s”',
    (heading) => {
      expect(questionAbout({ name: 'Section 1', heading }, 'Sample Act')).toBeNull();
    },
  );

  it('are asked once each', () => {
    expect(new Set(SAMPLE_QUESTIONS.map(({ question }) => question)).size).toBe(SAMPLE_QUESTIONS.length);
  });

  it('are others on each day, until all have been offered, and half of them among the commonest', () => {
    const days = [0, 1, 2, 3].map((day) => questionsOfDay(['a', 'b', 'c', 'd', 'e', 'f'], 2, day).join(''));
    expect(days).toEqual(['ac', 'bd', 'ae', 'bf']);
    expect(questionsOfDay(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c']);
    expect(questionsOfDay(['a', 'b'], 6, 20_000)).toEqual(['a', 'b']);
    expect(questionsOfDay([], 6, 1)).toEqual([]);
  });
});
