import { describe, expect, it } from '@jest/globals';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import { type FoundSection, headingOf, sectionKey, sectionsOf, selectSections, withLinked } from './sections.js';

const passage = (unit: string, score: number, more: Partial<RetrievedPassage> = {}): RetrievedPassage =>
  ({
    documentId: 'act',
    title: 'The Sample Act, 2001',
    unit,
    headingPath: [`Section ${unit}`],
    heading: '',
    start: 0,
    score,
    found: 'ranking',
    ...more,
  }) as RetrievedPassage;
const section = (unit: string, score: number, more: Partial<FoundSection> = {}): FoundSection => ({
  documentId: 'act',
  unit,
  score,
  found: 'ranking',
  passages: [passage(unit, score)],
  ...more,
});
const GONE = { act: 'Sample Act, 2001', section: '66A', why: 'Struck down', since: '2015-03-24', by: 'A v B' };
const select = (sections: readonly FoundSection[], parts: readonly string[] = []) => {
  const { open, named } = selectSections(sections, parts);
  return { open: open.map(({ unit }) => unit), named: named.map(({ unit }) => unit) };
};

describe('sectionsOf', () => {
  it('groups the passages of a unit in the order of each unit’s first', () => {
    const sections = sectionsOf([passage('2', 3), passage('1', 2), passage('2', 1), passage('2', 1, { documentId: 'other' })]);
    expect(sections.map(({ documentId, unit, score, passages }) => [documentId, unit, score, passages.length])).toEqual([
      ['act', '2', 3, 2],
      ['act', '1', 2, 1],
      ['other', '2', 1, 1],
    ]);
  });

  it('keeps passages of no unit apart', () => {
    expect(sectionsOf([passage('', 2, { start: 5 }), passage('', 1, { start: 90 })])).toHaveLength(2);
    expect(sectionKey({ documentId: 'act', unit: '', start: 5 })).toBe('act#@5');
    expect(sectionKey({ documentId: 'act', unit: '13B', start: 5 })).toBe('act#13b');
  });
});

describe('selectSections', () => {
  it('opens the best, and a second that is nearly as good', () => {
    expect(select([section('1', 10), section('2', 8), section('3', 7.9)])).toEqual({ open: ['1', '2'], named: ['3'] });
    expect(select([section('1', 10), section('2', 7.9), section('3', 7.8)])).toEqual({ open: ['1'], named: ['2', '3'] });
  });

  it('only names a second one of another act', () => {
    expect(select([section('1', 10), section('2', 9.9, { documentId: 'other' }), section('3', 9)])).toEqual({
      open: ['1'],
      named: ['2', '3'],
    });
  });

  it('only names a second one that is about something else', () => {
    const { open, named } = selectSections([section('1', 2), section('2', 1.9)], [], false, () => false);
    expect([open, named].map((some) => some.map(({ unit }) => unit))).toEqual([['1'], ['2']]);
  });

  it('opens what is cited and nothing else, four at most', () => {
    const cited = ['1', '2', '3', '4', '5'].map((unit) => section(unit, 0, { found: unit === '2' ? 'succession' : 'reference' }));
    expect(select([section('1', 0, { found: 'reference' }), section('2', 10), section('3', 9)])).toMatchObject({ open: ['1'] });
    expect(select([...cited, section('6', 10)]).open).toEqual(['1', '2', '3', '4']);
  });

  it('names every section that is cited and not opened, before any other', () => {
    const cited = Array.from({ length: 9 }, (_, at) => section(String(at + 1), 0, { found: 'reference' }));
    expect(select([...cited, section('20', 10)]).named).toEqual(['5', '6', '7', '8', '9']);
    const { named } = withLinked(
      selectSections(cited, []),
      { penalties: [section('30', 0)], definitions: [], references: [] },
      'all of it',
    );
    expect(named.map(({ unit }) => unit)).toEqual(['5', '6', '7', '8', '9']);
  });

  it('opens the best section of each part of a question after the best of all', () => {
    const sections = [section('1', 10), section('2', 9), section('3', 8), section('4', 2)];
    expect(select(sections, ['act#1', 'act#4']).open).toEqual(['1', '4']);
    expect(select(sections, ['act#2', 'act#4']).open).toEqual(['1', '2', '4']);
    expect(select(sections, ['act#1', 'act#99']).open).toEqual(['1', '2']);
  });

  it('answers the parts in their order where the first is answered as surely as the whole', () => {
    const parts = ['act#2', 'act#1'];
    expect(select([section('1', 10), section('2', 10)], parts).open).toEqual(['2', '1']);
    expect(select([section('1', 10), section('2', 9)], parts).open).toEqual(['1', '2']);
  });

  it('names at most three, none of little worth and none around a cited part', () => {
    expect(select([section('1', 10), ...['2', '3', '4', '5'].map((unit) => section(unit, 5))]).named).toEqual(['2', '3', '4']);
    expect(select([section('1', 10), section('2', 2.9), section('3', 3)]).named).toEqual(['3']);
    expect(select([section('1', 10), section('2', 5, { found: 'context' })]).named).toEqual([]);
  });

  it('neither opens nor names a section without force, unless it is cited', () => {
    expect(select([section('66A', 10, { gone: GONE }), section('2', 5)])).toEqual({ open: ['2'], named: [] });
    expect(select([section('66A', 10, { gone: GONE, found: 'reference' }), section('2', 5)])).toEqual({ open: ['66A'], named: ['2'] });
  });

  it('opens nothing where nothing was found', () => {
    expect(select([])).toEqual({ open: [], named: [] });
  });
});

describe('headingOf', () => {
  it.each([
    [passage('138', 1, { heading: 'Dishonour of cheque.—' }), ['Section 138 of The Sample Act, 2001 (Dishonour of cheque)']],
    [passage('138', 1), ['Section 138 of The Sample Act, 2001']],
    [passage('', 1), []],
    [passage('1', 1, { headingPath: [] }), []],
  ])('names a section as a reader would cite it', (first, headings) => {
    expect(headingOf(section('x', 1, { passages: [first] }))).toEqual(headings);
  });

  it('names none without passages', () => {
    expect(headingOf(section('1', 1, { passages: [] }))).toEqual([]);
  });
});

describe('withLinked', () => {
  const link = (unit: string): FoundSection => section(unit, 1);
  const linked = { penalties: [link('48')], definitions: [link('2')], references: [link('15')] };
  const asked = (question: string, open: readonly string[], named: readonly string[] = [], found: FoundSection['found'] = 'ranking') => {
    const of = (units: readonly string[]) => units.map((unit) => section(unit, 1, { found }));
    const selection = withLinked({ open: of(open), named: of(named) }, linked, question);
    return [selection.open.map(({ unit }) => unit).join(), selection.named.map(({ unit }) => unit).join()];
  };

  it.each<[string, [string, string[], string[]?, FoundSection['found']?], [string, string]]>([
    ['names two at most, and the question’s own after them', ['May he evict?', ['14'], ['16', '17', '18']], ['14', '48,2,16']],
    ['opens the penalty that the question asks for', ['What punishment for him?', ['14'], ['16']], ['14,48', '2,15,16']],
    ['opens it in the place of a second best section', ['kitni saza hogi', ['14', '20'], []], ['14,48', '2,15,20']],
    ['opens nothing more where the question has several parts', ['What fine, when, why?', ['14', '20', '21']], ['14,20,21', '48,2']],
    ['opens nothing beside a section that is cited', ['punishment, section 14', ['14'], [], 'reference'], ['14', '48,2']],
    ['names nothing twice', ['May he?', ['14'], ['48', '2']], ['14', '48,2']],
  ])('%s', (_, given, expected) => {
    expect(asked(...given)).toEqual(expected);
  });
});
