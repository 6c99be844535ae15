import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageIndexAt, prepareText, type SourcePage } from './text-cleaner.js';

const pages = (...texts: string[]): SourcePage[] => texts.map((text, i) => ({ number: i + 1, text }));
const body = ['rent is due', 'notice is served', 'the court decides', 'an appeal lies'];

describe('prepareText', () => {
  it('cuts running heads and page numbers, and nothing else', () => {
    const { text, removed } = prepareText(pages(...body.map((line, i) => `THE SAMPLE TENANCIES ACT, 1990\n${line}\n${i + 7}`)));
    expect(text.split('\n').filter(Boolean)).toEqual(body);
    expect(removed).toMatchObject({ runningHead: 4, pageNumber: 4 });
  });

  it('leaves a number that does not count with the pages', () => {
    const { text } = prepareText(pages('1998', 'rent', 'lease', 'notice'));
    expect(text).toContain('1998');
  });

  it('joins words broken at line ends and keeps the hyphen of a compound written with it elsewhere', () => {
    const { text, removed } = prepareText(pages('the land-\nlord and the sub-\ntenant', 'a sub-tenant pays'));
    expect(text).toContain('the landlord and the sub-tenant');
    expect(removed.hyphen).toBe(2);
  });

  it('cuts footnote marks and the amendment notes at the foot of a page', () => {
    const first =
      '5. When 1[an officer] receives 2***it,\nhe shall act.^3\n1. Subs. by Act 6 of 1980, s. 2, for "the officer".\n2. The words "any of" omitted by Act 2 of 1990.';
    const { text, removed } = prepareText(pages(first, '6. The next section.'));
    expect(text).toContain('When [an officer] receives ***it,\nhe shall act.');
    expect(text).not.toContain('Subs.');
    expect(removed.amendmentNote).toBe(1);
  });

  it('cuts a mark that a line break parts from its bracket, but not the number of a section', () => {
    const { text } = prepareText(pages('shall 3\n[extend to India 4\n[except one state]], as section 5\n[and section 6] say', 'next'));
    expect(text).toContain('shall [extend to India [except one state]], as section 5\n[and section 6] say');
  });

  it('knows notes by a second one when the first is in words of its own', () => {
    const notes =
      '1. Provisions of this Chapter shall not apply to some offences, see the Sample Act, 1974,\ns. 2 and Sch.\n2. Ins. by Act 45 of 1978, s. 33.';
    const { text } = prepareText(pages(`5. The court decides.\n${notes}`, '6. An appeal lies.\n1. Illustrations rep. by Act 10 of 1882.'));
    expect(text.split('\n').filter(Boolean)).toEqual(['5. The court decides.', '6. An appeal lies.']);
    const schedule = '1. A stall of one room.\n2. Subs. tenants of a stall.';
    expect(prepareText(pages(schedule, 'next')).text).toContain('A stall of one room.');
  });

  it('cuts the number of a case that stands at the head of every page', () => {
    const { text } = prepareText(pages(...body.map((line) => `No. 21-50498\n${line}`)));
    expect(text.split('\n').filter(Boolean)).toEqual(body);
  });

  it('keeps units of area', () => {
    expect(prepareText(pages('a plot of 500 m² or more')).text).toContain('500 m²');
  });

  it('knows the page of every offset', () => {
    const { text, pageStarts } = prepareText(pages('HEAD LINE ABC\nrent', 'HEAD LINE ABC\nlease', 'HEAD LINE ABC\nnotice'));
    for (const [page, word] of ['rent', 'lease', 'notice'].entries()) expect(pageIndexAt(pageStarts, text.indexOf(word))).toBe(page);
  });

  it('only deletes: every kept run stands unchanged in the source', () => {
    const line = fc.oneof(
      fc.constantFrom('RUNNING HEAD', '1', '2', 'Page 1 of 9', 'word-', 'end 1[x]', '1. Subs. by Act 1.'),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { minLength: 1, maxLength: 6 }), (raw) => {
        const source = raw.map((lines) => lines.join('\n'));
        const joined = source.join('\n');
        const { text, segments, pageStarts } = prepareText(pages(...source));
        expect(segments.map((s) => joined.slice(s.source, s.source + s.length)).join('')).toBe(text);
        for (const s of segments) expect(text.slice(s.start, s.start + s.length)).toBe(joined.slice(s.source, s.source + s.length));
        expect(pageStarts).toHaveLength(source.length);
        expect([...pageStarts].sort((a, b) => a - b)).toEqual(pageStarts);
      }),
    );
  });
});
