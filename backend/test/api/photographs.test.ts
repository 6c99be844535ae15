import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { PHOTOGRAPHS } from '../../src/features/reference-files/photographed-files.service.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser } from '../support/people.js';
import { sheet, takenAs, whitePng } from '../support/photographs.js';
import { photographed } from '../support/scanned-pages.js';
import { sharedApp } from '../support/shared-app.js';

const TARGET = '/api/upload/photographs';
const NOTICE = [
  'NOTICE',
  '1. You have not paid the rent of the boathouse for June.',
  '2. Pay the rent of the boathouse within eleven days.',
];
const SECOND = ['SCHEDULE', 'The boathouse stands at the sample jetty', 'and measures forty feet by twelve.'];

interface Row {
  filename: string;
  file_type: string;
  size: number;
  status: string;
  error: string | null;
}

const file = (bytes: Uint8Array, name: string, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type });

/** A printed page with these lines, as a picture. */
async function pageOf(lines: readonly string[]): Promise<Sharp> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.addPage([480, 320]).drawText(lines.join('\n'), { x: 30, y: 250, size: 14, font, lineHeight: 22 });
  const [image] = await photographed(await document.save(), [0], 200);
  if (!image) throw new Error('no page');
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 1 } });
}

describe('photographs of a paper', () => {
  let app: TestApp;
  let user: Client;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    user = (await newUser(new Client(app.url))).client;
  });
  afterAll(() => app.close());

  const files = async () => (await user.get<{ files: Row[] }>('/api/upload/files')).body.files;
  const read = async () => eventually(files, (rows) => rows.length > 0 && rows.every(({ status }) => status !== 'pending'));
  const send = (...sent: File[]) => user.multipart<Row & { detail?: string; code?: string }>(TARGET, { files: sent });
  const quoted = async (question: string, filename: string) => {
    const body = { question, reference_document: { filename, uploaded: true } };
    const { citations } = (
      await user.post<{ citations: { type: string; quotation: string; pages: number[]; from_scan: boolean }[] }>('/api/ask/', body)
    ).body;
    return citations.filter(({ type }) => type === 'reference');
  };

  it('taken sideways and from two sides become one file that is read upright, in the order sent', async () => {
    const sent = [
      file(await takenAs(await pageOf(NOTICE), 6), 'IMG_0001.JPG'),
      file(await takenAs(await pageOf(SECOND), 8), 'IMG_0002.JPG'),
    ];
    const { status, body } = await send(...sent);
    expect([status, body]).toEqual([201, expect.objectContaining({ filename: 'IMG_0001.pdf', file_type: '.pdf' })]);
    expect(await read()).toEqual([expect.objectContaining({ filename: 'IMG_0001.pdf', status: 'ready', error: null })]);
    const [first] = await quoted('Within how many days must I pay the rent of the boathouse?', 'IMG_0001.pdf');
    expect(first).toMatchObject({ from_scan: true, pages: [1, 1], quotation: expect.stringContaining('rent of the boathouse') as unknown });
    const [second] = await quoted('What does the boathouse at the jetty measure in feet?', 'IMG_0001.pdf');
    expect(second).toMatchObject({ pages: [2, 2], quotation: expect.stringContaining('forty feet by twelve') as unknown });
  });

  it('that were turned without a note are turned by what is written on them', async () => {
    const sideways = await (await pageOf(NOTICE)).rotate(90).jpeg().toBuffer();
    expect((await send(file(sideways, 'sideways.jpg'))).status).toBe(201);
    await read();
    const [first] = await quoted('Within how many days must I pay the rent of the boathouse?', 'sideways.pdf');
    expect(first).toMatchObject({ quotation: expect.stringContaining('rent of the boathouse') as unknown });
  });

  it('are known by what they hold, whatever they are called', async () => {
    const { status, body } = await send(file(await sheet().png().toBuffer(), 'letter.txt', 'text/plain'));
    expect([status, body.filename]).toEqual([201, 'letter.pdf']);
    const again = await send(file(await sheet().webp().toBuffer(), 'letter.webp', 'application/pdf'));
    expect([again.status, again.body.filename]).toEqual([201, 'letter (2).pdf']);
  });

  it.each<[string, () => Promise<File[]> | File[], number, string, RegExp]>([
    ['nothing', () => [], 400, 'NO_FILE', /select a file/],
    [
      'a page of the web',
      () => [file(Buffer.from('<!doctype html><p>Notice'), 'a.jpg')],
      400,
      'PHOTOGRAPH_REFUSED',
      /^“a.jpg” is not a JPG/,
    ],
    ['no bytes', () => [file(Buffer.alloc(0), 'none.jpg')], 400, 'PHOTOGRAPH_REFUSED', /^“none.jpg” is empty/],
    ['a bomb', () => [file(whitePng(30_000, 30_000), 'bomb.png')], 400, 'PHOTOGRAPH_REFUSED', /^“bomb.png” has more than 64 million/],
    [
      'half a picture behind a whole one',
      async () => {
        const whole = await takenAs(sheet(), 1);
        return [file(whole, 'whole.jpg'), file(whole.subarray(0, whole.length / 2), '../../half.jpg')];
      },
      400,
      'PHOTOGRAPH_REFUSED',
      /^“half.jpg” is damaged/,
    ],
    [
      'one too many',
      () => Array.from({ length: PHOTOGRAPHS.most + 1 }, (_, at) => file(whitePng(9, 9), `${at}.png`)),
      400,
      'BAD_REQUEST',
      /at most 20 files/,
    ],
    ['too large a file', () => [file(Buffer.alloc(PHOTOGRAPHS.fileBytes + 1), 'big.jpg')], 413, 'TOO_LARGE', /too large/],
  ])('that are %s are refused, and nothing is kept', async (_what, made, status, code, detail) => {
    const answer = await send(...(await made()));
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([status, code, expect.stringMatching(detail)]);
    expect(await files()).toEqual([]);
  });

  it('leave the other upload as it was', async () => {
    const { status, body } = await user.multipart<{ detail: string }>('/api/upload', {
      files: file(await sheet().jpeg().toBuffer(), 'a.jpg'),
    });
    expect([status, body.detail]).toEqual([400, 'Please upload a PDF, TXT, DOC, or DOCX file']);
  });
});
