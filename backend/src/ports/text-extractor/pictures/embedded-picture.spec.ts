import { describe, expect, it } from '@jest/globals';
import { besideMarks, markOf, PictureList, withoutMarks, withPictureTexts } from './embedded-picture.js';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('…IEND')]);
const JPG = Buffer.from('ffd8ff00ffd9', 'hex');

describe('pictures in a text', () => {
  it('stand on lines of their own, or leave no trace', () => {
    const text = `Annexure ${markOf(0)}:\n${markOf(17)}\nEnd`;
    expect(withPictureTexts(text, (index) => (index === 17 ? ' Rs. 5 \n' : ''))).toBe('Annexure :\nRs. 5\nEnd');
    expect(withPictureTexts(`a${markOf(1)}b`, () => 'x')).toBe('a\nx\nb');
    expect(besideMarks(text, (part) => part.toUpperCase())).toBe(`ANNEXURE ${markOf(0)}:\n${markOf(17)}\nEND`);
    expect(withoutMarks(text)).toBe('Annexure :\n\nEnd');
  });

  it('are taken once, if they are whole, and not if they are as small as a bullet', () => {
    const list = new PictureList();
    const marks = [
      list.add('a', 'PNG', () => PNG),
      list.add('a', 'PNG', () => PNG),
      list.add('b', 'JPEG', () => JPG, { width: 200, height: 4 }),
      list.add('c', 'JPEG', () => JPG.subarray(0, 4)),
      list.add('d', 'EMF', () => Buffer.from('EMF')),
      list.add('e', 'TMP', () => JPG),
      list.add('f', 'PNG', () => undefined),
    ];
    expect(marks).toEqual([markOf(0), '', '', markOf(1), markOf(2), markOf(3), markOf(4)]);
    expect(list.pictures.map(({ kind, data }) => [kind, data !== null])).toEqual([
      ['PNG', true],
      ['damaged JPG', false],
      ['EMF', false],
      ['JPG', true],
      ['PNG', false],
    ]);
  });
});
