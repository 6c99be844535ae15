import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { findHeifConvert } from '../../src/ports/photographs/heif-convert.js';
import { LocalPhotographs } from '../../src/ports/photographs/local-photographs.js';
import { inTurn, runsOf } from '../support/in-turn.js';
import { heic, movingPng, movingWebp, SHEET, sheet, takenAs, whitePng } from '../support/photographs.js';
import { photographed } from '../support/scanned-pages.js';

const TURN = { owner: 'owner' };
const MAX_BYTES = 10 * 1024 * 1024;
const MIB = 1024 * 1024;

const named = (filename: string, bytes: Uint8Array) => ({ filename, read: () => Promise.resolve(bytes) });

/** Where a page is dark, each corner told by the middle of its block. */
async function darkCorners(pdf: Uint8Array, page = 0): Promise<string[]> {
  const [image] = await photographed(pdf, [page], 72);
  if (!image) throw new Error('no page');
  const { width, height, pixels } = image;
  const step = Math.round((SHEET.block / 2) * (Math.min(width, height) / SHEET.width));
  const corners = { 'top left': [step, step], 'top right': [width - step, step], 'bottom left': [step, height - step] };
  const dark = Object.entries(corners).filter(([, [x = 0, y = 0]]) => (pixels[y * width + x] ?? 255) < 100);
  return [height > width ? 'upright' : 'on its side', ...dark.map(([name]) => name)];
}

describe('LocalPhotographs', () => {
  const photographs = new LocalPhotographs();
  const withoutHeif = new LocalPhotographs({ heif: null });
  afterAll(() => Promise.all([photographs.close(), withoutHeif.close()]));
  const withHeif = findHeifConvert() ? it : it.skip;

  const pdfOf = (...files: Uint8Array[]) =>
    photographs.pdf(
      files.map((bytes, at) => named(`${at}.jpg`, bytes)),
      MAX_BYTES,
      TURN,
    );
  const refusal = (filename: string, bytes: Uint8Array, by = photographs): Promise<unknown> =>
    by.pdf([named(filename, bytes)], MAX_BYTES, TURN).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  it.each(inTurn([1, 2, 3, 4, 5, 6, 7, 8], 8))('turns a picture with orientation %i upright', async (orientation) => {
    expect(await darkCorners(await pdfOf(await takenAs(sheet(), orientation)))).toEqual(['upright', 'top left']);
  });

  it('takes PNG, with and without colour, transparency or 16 bits, and WebP', async () => {
    const kinds = [
      sheet().png(),
      sheet().png({ palette: true }),
      sheet().toColourspace('b-w').png(),
      sheet().toColourspace('rgb16').png(),
      sheet().ensureAlpha().png(),
      sheet().webp(),
      sheet().webp({ lossless: true }),
      sheet().toColourspace('cmyk').jpeg(),
      sheet().jpeg({ progressive: true }),
    ];
    const pdf = await pdfOf(...(await Promise.all(kinds.map((kind) => kind.toBuffer()))));
    for (const page of kinds.keys()) expect([page, await darkCorners(pdf, page)]).toEqual([page, ['upright', 'top left']]);
  });

  it('shows what is transparent as paper', async () => {
    const clear = await sharp({ create: { width: 300, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect(await darkCorners(await pdfOf(clear))).toEqual(['upright']);
  });

  withHeif('takes HEIC, turned as the file says (skipped where libheif-examples is not installed)', async () => {
    const file = await heic(sheet());
    if (!file) throw new Error('heif-enc made nothing');
    expect(await darkCorners(await pdfOf(file))).toEqual(['upright', 'top left']);
    expect(await refusal('paper.heic', file.subarray(0, file.length - 200))).toMatch(/“paper.heic” is in the HEIC format/);
    const two = await heic(sheet(), sheet());
    expect(await refusal('two.heic', two ?? Buffer.alloc(0))).toMatch(/“two.heic” moves, or holds more than one picture/);
  });

  it('says what to do with HEIC where the program is absent', async () => {
    const file = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
    expect(withoutHeif.readsHeic).toBe(false);
    expect(await refusal('IMG_1.HEIC', file, withoutHeif)).toBe(
      '“IMG_1.HEIC” is in the HEIC format, which cannot be read here. Please save it as JPG and upload that copy.',
    );
  });

  it('keeps the order', async () => {
    const widths = [300, 500, 200, 400, 350, 450];
    const files = await Promise.all(
      widths.map((width) =>
        sharp({ create: { width, height: 600, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
      ),
    );
    const pages = (await PDFDocument.load(await pdfOf(...files))).getPages();
    expect(pages.map((page) => Math.round((page.getWidth() / page.getHeight()) * 600))).toEqual(widths);
  });

  it('leaves out what the camera noted', async () => {
    const noted = await sheet()
      .jpeg()
      .withExif({ IFD0: { Make: 'SampleCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
      .toBuffer();
    expect(noted.includes('SampleCamera')).toBe(true);
    expect(Buffer.from(await pdfOf(noted)).includes('SampleCamera')).toBe(false);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['nothing.jpg', () => Buffer.alloc(0), /^“nothing.jpg” is empty\.$/],
    [
      'page.jpg',
      () => Buffer.from('<!doctype html><html><body>Notice</body></html>'),
      /^“page.jpg” is not a JPG, PNG, WebP or HEIC picture/,
    ],
    ['drawing.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /is not a JPG/],
    ['film.gif', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), /is not a JPG/],
    ['bomb.png', () => whitePng(30_000, 30_000), /^“bomb.png” has more than 64 million pixels/],
    ['wide.png', () => whitePng(60_000, 2_000), /^“wide.png” has more than 64 million pixels/],
    ['moving.png', () => movingPng(), /^“moving.png” moves, or holds more than one picture/],
    ['moving.webp', () => movingWebp(), /^“moving.webp” moves, or holds more than one picture/],
    ['half.jpg', async () => halfOf(await takenAs(sheet(), 1)), /^“half.jpg” is damaged or incomplete/],
    ['half.png', async () => halfOf(await sheet().png({ compressionLevel: 0 }).toBuffer()), /^“half.png” is damaged or incomplete/],
    ['half.webp', async () => halfOf(await sheet().webp({ lossless: true }).toBuffer()), /^“half.webp” is damaged or incomplete/],
    ['start.jpg', () => Buffer.from([0xff, 0xd8, 0xff]), /^“start.jpg” is damaged or incomplete/],
  ])('refuses %s by its name', async (filename, bytes, reason) => {
    expect(await refusal(filename, await bytes())).toMatch(reason);
  });

  it('names the one of several that cannot be taken', async () => {
    const good = await takenAs(sheet(), 6);
    const set = [named('a.jpg', good), named('b.jpg', halfOf(good)), named('c.jpg', good)];
    await expect(photographs.pdf(set, MAX_BYTES, TURN)).rejects.toMatchObject({ code: 'PHOTOGRAPH_REFUSED', status: 400 });
    await expect(photographs.pdf(set, MAX_BYTES, TURN)).rejects.toThrow(/^“b.jpg”/);
  });

  it('makes pictures smaller to fit, and refuses what does not', async () => {
    const noise = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(4 * MIB);
    const set = [named('a.jpg', noise), named('b.jpg', noise)];
    expect((await photographs.pdf(set, 4 * MIB, TURN)).length).toBeLessThan(4 * MIB);
    await expect(photographs.pdf(set, MIB / 2, TURN)).rejects.toMatchObject({ code: 'PHOTOGRAPHS_TOO_LARGE', status: 413 });
  });

  it('answers or refuses whatever the bytes are, and goes on', async () => {
    const whole = await takenAs(sheet(), 1);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.nat(), async (junk, where) => {
        const bytes = Buffer.from(whole);
        bytes.set(junk, where % (bytes.length - junk.length));
        expect(await refusal('a.jpg', bytes)).toMatch(/^(taken|“a.jpg” .+)$/);
      }),
      { numRuns: runsOf(40) },
    );
    expect(await refusal('a.jpg', whole)).toBe('taken');
  });

  it('refuses all that waits once it is closed', async () => {
    const closing = new LocalPhotographs();
    await closing.close();
    const set = [named('a.jpg', await takenAs(sheet(), 1))];
    await expect(closing.pdf(set, MAX_BYTES, TURN)).rejects.toMatchObject({ code: 'PHOTOGRAPHS_UNAVAILABLE', status: 503 });
  });

  it('ends a picture that takes too long, and goes on', async () => {
    const hasty = new LocalPhotographs({ limitMs: 1 });
    const large = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const _ of [1, 2]) expect(await refusal('a.png', large, hasty)).toMatch(/^“a.png” takes too long/);
    await hasty.close();
  });

  it('stops when nobody waits any longer', async () => {
    const reason = new Error('gone');
    await expect(
      photographs.pdf([named('a.jpg', await takenAs(sheet(), 1))], MAX_BYTES, { ...TURN, signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });
});

const halfOf = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2));
