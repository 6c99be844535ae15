import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../shared/document/draft-tree.js';
import { changesInDraft, type ReviewItem } from './changes-in-draft.js';

const DRAFT = '# LEASE\n\n1. Rent.\n\n2. Pets.\n\n| Item | Price |\n| --- | --- |\n| Fan | 1 |\n\nEnd.';
const change = (...places: [start: number, end: number][]) => ({
  id: '1',
  message: 'Changed',
  asked: true,
  places: places.map(([start, end]) => ({ start, end, segments: [] })),
});
const at = (words: string): [number, number] => [DRAFT.indexOf(words), DRAFT.indexOf(words) + words.length];

const shown = (item: ReviewItem): string => {
  if ('place' in item) return `change ${item.place.at}/${item.place.count}`;
  return item.blocks.map((block) => ('inlines' in block ? plainText(block.inlines) : block.kind)).join(' ');
};
const review = (...places: [number, number][]) => changesInDraft(DRAFT, [change(...places)]).map(shown);

describe('changesInDraft', () => {
  it('puts a change in place of the paragraphs that it covers', () => {
    expect(review(at('1. Rent.'))).toEqual(['LEASE', 'change 1/1', 'Pets.', 'table', 'End.']);
    expect(review(at('1. Rent.\n\n2. Pets.'), at('End.'))).toEqual(['LEASE', 'change 1/2', 'table', 'change 2/2']);
  });

  it('puts what is added before the paragraph that follows, or at the end', () => {
    const [pets] = at('2. Pets.');
    expect(review([pets, pets])).toEqual(['LEASE', 'Rent.', 'change 1/1', 'Pets.', 'table', 'End.']);
    expect(review([DRAFT.length, DRAFT.length])).toEqual(['LEASE', 'Rent.', 'Pets.', 'table', 'End.', 'change 1/1']);
  });

  it('keeps what is changed in part, with the change after it', () => {
    const row = at('| Fan | 1 |');
    expect(review(row)).toEqual(['LEASE', 'Rent.', 'Pets.', 'table', 'change 1/1', 'End.']);
    expect(review([row[0], row[0]])).toEqual(['LEASE', 'Rent.', 'Pets.', 'table', 'change 1/1', 'End.']);
  });

  it('shows each change of a paragraph that has two', () => {
    const items = changesInDraft(DRAFT, [change(at('1. Rent.')), { ...change(at('1. Rent.')), id: '2' }]);
    expect(items.flatMap((item) => ('place' in item ? item.place.change.id : []))).toEqual(['1', '2']);
  });
});
