import { describe, expect, it } from '@jest/globals';
import { legacyFontOf } from './legacy-font.js';
import { holdsKrutiDev, withoutKrutiDev } from './legacy-text.js';

const HINDI = [
  'vfHk;qDr ds fo:) /kkjk 498, ds varxZr eqdnek ntZ fd;k x;k gSA',
  "U;k;ky; us ;g vkns'k fn;k gS fd fdjk;k vnk fd;k tk,A",
].join('\n');
const READ = ['अभियुक्त के विरूद्ध धारा 498ए के अंतर्गत मुकदमा दर्ज किया गया है।', 'न्यायालय ने यह आदेश दिया है कि किराया अदा किया जाए।'].join('\n');
const ENGLISH =
  'The landlord shall give the tenant a receipt; the tenant shall not sublet [see section 26] the premises of Mr. McDonald.\n'.repeat(9);

describe('withoutKrutiDev', () => {
  it('converts the lines that were typed for Kruti Dev, and no others', () => {
    expect(withoutKrutiDev(`${HINDI}\nCase No. 145/2025 of the High Court`)).toBe(`${READ}\nCase No. 145/2025 of the High Court`);
  });

  it('finds a paragraph of Hindi in a long English text', () => {
    expect(withoutKrutiDev(ENGLISH + HINDI)).toBe(ENGLISH + READ);
  });

  it.each([
    ['a heading', "vkns'k fnukad 12-03-2025", 'आदेश दिनांक 12.03.2025'],
    ['a sentence of frequent words alone', 'izfroknh dks uksfVl fn;k x;k', 'प्रतिवादी को नोटिस दिया गया'],
    [
      'a line among English ones',
      'In the Court of the Civil Judge\nizfroknh us fdjk;k ugha fn;k gSA\nFiled by: Adv. R. Sharma',
      'In the Court of the Civil Judge\nप्रतिवादी ने किराया नहीं दिया है।\nFiled by: Adv. R. Sharma',
    ],
  ])('converts %s', (_, typed, read) => {
    expect(withoutKrutiDev(typed)).toBe(read);
  });

  it.each([
    ['a name with initials', 'Mr. D.K. Ds'],
    ['two codes', 'dk ls'],
    ['English', ENGLISH],
    ['Hindi in Unicode', READ],
    ['a program', 'const dk = [ls, ij]; if (fd) { return esa; }\nfor (const us of gS) { x[k] = y; }\n'],
    ['Hinglish', 'Mera makan malik deposit wapas nahi kar raha hai, uske khilaf kya karu?\n'.repeat(5)],
    ['nothing', ''],
  ])('leaves %s as it is', (_, text) => {
    expect(holdsKrutiDev(text)).toBe(false);
    expect(withoutKrutiDev(text)).toBe(text);
  });
});

describe('legacyFontOf', () => {
  it.each([
    ['Kruti Dev 010', 'kruti-dev'],
    ['ABCDEF+KrutiDev010', 'kruti-dev'],
    ['DevLys 010 Bold', 'kruti-dev'],
    ['Walkman-Chanakya905', 'unknown'],
    ['Shusha02', 'unknown'],
    ['APS-C-DV-Prakash', 'unknown'],
    ['Joy Bold', 'unknown'],
    ['Joyful Sans', null],
    ['Times New Roman', null],
    ['Mangal', null],
    ['Amanda', null],
    ['', null],
  ])('%s: %s', (name, expected) => {
    expect(legacyFontOf(name)).toBe(expected);
  });
});
