import { afterEach, describe, expect, it } from '@jest/globals';
import { deflateSync, inflateSync } from 'node:zlib';
import { mendShapedText } from './shaped-text.js';
import { TextMender } from './text-mender.js';

/** क is 712 wide, its sign below has no width and stands in the middle; ा is 246 wide. */
const WIDTHS = '/W [57 [712] 31 31 246]\n/DW 0>>';

/** A file laid out as Chromium does it, with one page of this content. */
function pdf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content));
  const objects = [
    Buffer.from('1 0 obj\n<</Type /Page\n/Resources <</Font <</F3 3 0 R>>>>\n/Contents 2 0 R>>\nendobj\n'),
    Buffer.concat([
      Buffer.from(`2 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('3 0 obj\n<</Type /Font\n/Subtype /Type0\n/DescendantFonts [4 0 R]>>\nendobj\n'),
    Buffer.from(`4 0 obj\n<</Type /Font\n${WIDTHS}\nendobj\n`),
  ];
  const head = Buffer.from('%PDF-1.4\n');
  let offset = head.length;
  const entries = objects.map((object) => {
    const entry = `${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += object.length;
    return entry;
  });
  const tail = `xref\n0 5\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size 5\n/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([head, ...objects, Buffer.from(tail)]);
}

/** The content of object 2, found through the cross-reference table. */
function contentOf(file: Buffer): string {
  const text = file.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offset = Number(text.slice(table).split('\n')[4]?.slice(0, 10));
  const [head = '', length] = /^2 0 obj\n<<[^]*?\/Length (\d+)>> stream\n/.exec(text.slice(offset)) ?? [];
  return inflateSync(file.subarray(offset + head.length, offset + head.length + Number(length))).toString('latin1');
}

const SYLLABLE = '/Span<</ActualText <FEFF09150941> >> BDC\n';
const page = (...lines: string[]): Buffer => pdf(`BT\n/F3 10 Tf\n1 0 0 -1 0 66 Tm\n${lines.join('\n')}\nET\n`);

describe('mendShapedText', () => {
  it('lets a sign in the middle of a wide letter end where the letter ends', () => {
    const content = contentOf(mendShapedText(page(`${SYLLABLE}<0039> Tj`, '5.37 0 Td <0022> Tj', 'EMC', '1.75 0 Td <0052> Tj')));
    expect(content).toContain(`${SYLLABLE}<0039> Tj\n5.37 0 Td 1.75 Tc <0022> Tj\n0 Tc\nEMC\n1.75 0 Td <0052> Tj`);
  });

  it('shows the glyphs up to the one that ends the syllable as one string and stands where they stood', () => {
    const content = contentOf(mendShapedText(page(`${SYLLABLE}<0039> Tj`, '7.02 .1 Td <001F> Tj', 'EMC', '2.46 -.1 Td <0052> Tj')));
    expect(content).toContain(`${SYLLABLE}[<0039> 10 <001F>] TJ\n7.02 0.1 Td\nEMC\n2.46 -.1 Td <0052> Tj`);
  });

  it('measures from where the syllable stands when it follows the glyphs before it without a step of its own', () => {
    const [sign, letter] = [`12.49 0 Td <0022> Tj`, `14.14 .1 Td <001F> Tj`];
    const below = contentOf(mendShapedText(page('<0039> Tj', `${SYLLABLE}<0039> Tj`, sign, 'EMC')));
    expect(below).toContain(`${SYLLABLE}<0039> Tj\n12.49 0 Td 1.75 Tc <0022> Tj\n0 Tc\nEMC`);
    const beside = contentOf(mendShapedText(page('3 0 Td <0039> Tj', `${SYLLABLE}<0039> Tj`, letter, 'EMC')));
    expect(beside).toContain(`${SYLLABLE}[<0039> 10 <001F>] TJ\n14.14 0.1 Td\nEMC`);
    const unknown = page('<0039> Tj', 'EMC', '<0039> Tj', `${SYLLABLE}<0039> Tj`, sign, 'EMC');
    expect(contentOf(mendShapedText(unknown))).toBe(contentOf(unknown));
  });

  it('leaves alone glyphs on other heights, strings it does not know, other scripts and other layouts', () => {
    for (const lines of [
      [`${SYLLABLE}<0039> Tj`, '7.02 2 Td <001F> Tj', 'EMC'],
      [`${SYLLABLE}<00390022> Tj`, 'EMC'],
      [`${SYLLABLE}[<0039> 3 <0022>] TJ`, 'EMC'],
      [`${SYLLABLE}<0039> Tj`, 'EMC', '7.12 0 Td <0052> Tj'],
    ]) {
      const file = page(...lines);
      expect(contentOf(mendShapedText(file))).toBe(contentOf(file));
    }
    expect(mendShapedText(Buffer.from('%PDF-1.7 something else')).toString()).toBe('%PDF-1.7 something else');
  });
});

describe('TextMender', () => {
  const HINDI = '<p>कुमार</p>';
  const wide = [`${SYLLABLE}<0039> Tj`, '5.37 0 Td <0022> Tj', 'EMC', '1.75 0 Td <0052> Tj'];
  let mender: TextMender;
  afterEach(() => mender.close());

  it('mends in a thread what was printed of Indic text, several files at once, and leaves other files alone', async () => {
    mender = new TextMender(2);
    const file = page(...wide);
    const mended = await Promise.all([1, 2].map(() => mender.mend(file, HINDI)));
    for (const each of mended) expect(Buffer.from(each)).toEqual(mendShapedText(file));
    expect(await mender.mend(file, '<p>Rent</p>')).toBe(file);
  });

  it('gives the file as it was when mending takes too long, and goes on with the next one', async () => {
    mender = new TextMender(1, 1);
    const long = page(`${wide.join('\n')}\n`.repeat(20_000));
    expect(await mender.mend(long, HINDI)).toBe(long);
    expect(await mender.mend(long, HINDI)).toBe(long);
  });

  it('stops when nobody waits any more', async () => {
    mender = new TextMender(1);
    const gone = new AbortController();
    const mending = mender.mend(page(...wide), HINDI, gone.signal);
    gone.abort(new Error('gone'));
    await expect(mending).rejects.toThrow('gone');
  });
});
