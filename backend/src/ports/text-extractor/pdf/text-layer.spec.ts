import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { brokenPages, isBrokenTextLayer } from './text-layer.js';

const ENGLISH = 'Every tenant who pays rent shall be entitled to a written receipt from the landlord or the agent of the landlord. '.repeat(
  4,
);
const HINDI = 'प्रत्येक किरायेदार जो किराया देता है मकान मालिक से लिखित रसीद पाने का हकदार होगा और धारा के अधीन अपील कर सकेगा। '.repeat(4);

/** What a text layer whose codes are off by 29 reads as. */
const shifted = [...ENGLISH].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29))).join('');

describe('isBrokenTextLayer', () => {
  it.each([
    ['replacement characters', '\ufffd\ufffd\ufffd the \ufffd\ufffd \ufffd\ufffd\ufffd\ufffd rent of \ufffd\ufffd\ufffd'],
    ['code points of private use', '\ue012\ue034\ue056 \ue078\ue09a '.repeat(5)],
    ['names of glyphs', '(cid:12)(cid:34) (cid:5)(cid:77)(cid:8) (cid:9)'],
    ['a legacy Hindi font', 'fdjk;snkj dks fdjk;k nsus ij jlhn ikus dk vf/kdkj gksxk vkSj ;g fu;e lHkh ds fy, gS fd /kkjk esa fy[kk gS'],
    ['a wrong map of Devanagari', 'िकराया ाेदन िधनयम ्कार ीता किरायेदार ाजा रसीद '.repeat(6)],
    ['codes off by some places', shifted],
  ])('sees %s', (_, text) => expect(isBrokenTextLayer(text)).toBe(true));

  it.each([
    ['English', ENGLISH],
    ['Hindi', HINDI],
    ['an empty page', ' \n'],
    ['a symbol here and there', `${ENGLISH} \ue0a1 \ufffd`],
    ['a table of codes', 'HSN GST CGST SGST PDF XML '.repeat(3)],
    ['English with names of Hindi', `${ENGLISH} dk ls`],
  ])('leaves %s alone', (_, text) => expect(isBrokenTextLayer(text)).toBe(false));
});

describe('brokenPages', () => {
  it('names the pages that are broken, counted from 0', async () => {
    expect(await brokenPages([ENGLISH, shifted, HINDI, shifted])).toEqual([1, 3]);
  });

  it('lets other work in between the pages of a long file', async () => {
    let turns = 0;
    let done = false;
    const others = async (): Promise<void> => {
      for (; !done; turns++) await setImmediate();
    };
    const pages = brokenPages(Array.from({ length: 2000 }, () => ENGLISH)).finally(() => (done = true));
    await Promise.all([pages, others()]);
    expect(turns).toBeGreaterThan(5);
  });
});
