import { describe, expect, it } from 'vitest';
import { markedSpan, stillThere } from './marked-text.js';

const page = { spanStart: 100, spanEnd: 110 };

describe('markedSpan', () => {
  it.each([
    ['inside the page', 103, 106, [3, 6]],
    ['from the page before', 90, 102, [0, 2]],
    ['on to the next page', 108, 130, [8, 10]],
    ['over the whole page', 0, 500, [0, 10]],
  ])('cuts a span %s', (_where, spanStart, spanEnd, [from, to]) => {
    expect(markedSpan(page, { spanStart, spanEnd })).toEqual({ spanStart: from, spanEnd: to });
  });

  it.each([
    [0, 100],
    [110, 120],
    [104, 104],
  ])('finds nothing of %d to %d on the page', (spanStart, spanEnd) => {
    expect(markedSpan(page, { spanStart, spanEnd })).toBeNull();
  });
});

const place = { documentId: 'd', documentTitle: 'Act', headingPath: '', pageStart: null, pageEnd: null, spanStart: 0, spanEnd: 9 };

describe('stillThere', () => {
  it.each([
    ['Every tenant shall\nbe  entitled', 'Every tenant shall be entitled', true],
    ['Every tenant', 'Every tenant shall be entitled', true],
    ['The “landlord” shall', 'The "landlord" shall', true],
    ['Whoever lets', 'Every tenant shall be entitled', false],
    ['  \n', 'Every tenant', false],
  ])('compares %j with the quotation %j', (marked, quotation, same) => {
    expect(stillThere(marked, { ...place, quotation })).toBe(same);
  });

  it.each([
    ['143A. Power to direct interim compensation.—(1) A court', '143A', 'Power to direct interim compensation', true],
    ['143A. Interim\ncompensation', '143A', 'Power to direct', true],
    ['Power to direct\ninterim compensation.—(1) A court', '143A', 'Power to direct interim compensation', true],
    ['142. Cognizance of offences', '143A', 'Power to direct interim compensation', false],
    ['142. Cognizance of offences', '143A', '', false],
    ['', '143A', '', false],
  ])('compares %j with section %s, “%s”', (marked, unit, heading, same) => {
    expect(stillThere(marked, { ...place, unit, heading })).toBe(same);
  });
});
