import { describe, expect, it } from '@jest/globals';
import type { StoredSection } from '../library/source-contents.js';
import { sectionsFound } from './section-search.js';

const section = (label: string, heading: string, more: Partial<StoredSection> = {}): StoredSection => ({
  label,
  name: `Section ${label}`,
  heading,
  chapter: '',
  start: 0,
  end: 0,
  page: null,
  ...more,
});
const ACT = [
  section('1', 'Short title'),
  section('13', 'Duty of the keeper'),
  section('138', 'Penalty for 13 open gates'),
  section('13A', ''),
];
const labels = (search: string | null, sections = ACT, text?: string) =>
  sectionsFound(sections, { search, text }).map(({ section: { label } }) => label);

describe('sectionsFound', () => {
  it('finds all of them where nothing is looked for', () => {
    expect(sectionsFound(ACT, { search: null }).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(labels('')).toHaveLength(4);
  });

  it.each(['13', 'Section 13', 's. 13', 'para 13'])('takes %j for the number of one', (search) => {
    expect(labels(search)).toEqual(['13']);
  });

  it('finds all words in a heading, and a number with a letter', () => {
    expect(labels('KEEPER duty')).toEqual(['13']);
    expect(labels('13a')).toEqual(['13A']);
    expect(labels('open keeper')).toEqual([]);
  });

  it('keeps a kind of unit as a word where no number stands with it', () => {
    expect(labels('section')).toEqual([]);
    expect(labels('section', [section('1', 'Section of a road')])).toEqual(['1']);
  });

  it('looks for words in the whole of a section or a numbered paragraph, and in no other', () => {
    const text = '1. Leave granted.\n2. The keeper slept\nat his GATE all night.\n3. Dismissed.';
    const paragraphs = ['1. ', '2. ', '3. '].map((number, at, all) => {
      const end = text.indexOf(all[at + 1] ?? '\0');
      return section(String(at + 1), 'Opening', { paragraph: true, start: text.indexOf(number), end: end < 0 ? text.length : end });
    });
    expect(labels('gate night', paragraphs, text)).toEqual(['2']);
    expect(
      labels(
        'gate night',
        paragraphs.map((each) => ({ ...each, paragraph: undefined })),
        text,
      ),
    ).toEqual(['2']);
    expect(labels('para 3', paragraphs, text)).toEqual(['3']);
    expect(labels('opening', paragraphs)).toHaveLength(3);
  });
});
