import { deflateSync } from 'node:zlib';
import { PRINTED_LAW } from '../data/printed-law.mjs';

const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Printed over the picture, as a registry does; not one of the words that the picture has. */
export const STAMP = 'E-filed on 12.03.2025, Diary No. 556 of 2025, checked by the registry';

const COURT_PAPER = [
  'IN THE COURT OF THE SAMPLE JUDGE AT PUNE',
  'Suit No. 145 of 2025',
  '1. The plaintiff is the owner of the premises at 12, Sample Road.',
  '2. The defendant took the premises on rent of Rs. 18,500 a month.',
  '3. The defendant has not paid rent since January 2025.',
  '4. The plaintiff gave notice on 12 March 2025 by registered post.',
  '5. The notice was received on 15 March 2025 by the defendant himself.',
  '6. The defendant did not vacate the premises within the time given.',
  '7. The plaintiff claims possession and arrears of rent of Rs. 2,22,000.',
];

const page = (language, fonts, style, body) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Sample</title>
<style>@page { size: A4; margin: 20mm } body { font: 11pt/1.45 ${fonts}; ${style} }</style></head><body>${body}</body></html>`;
const paragraphs = (lines, style = '') => lines.map((words) => `<p style="${style}">${words}</p>`).join('');

/** Pages whose words are known, as HTML. @param {string} fonts a stack for CSS @returns {{ name: string, html: string, text: string }[]} */
export const knownPages = (fonts) => [
  { name: 'English act', html: page('en', fonts, '', paragraphs(PRINTED_LAW.English)), text: PRINTED_LAW.English.join('\n') },
  { name: 'Hindi act', html: page('hi', fonts, '', paragraphs(PRINTED_LAW.Hindi)), text: PRINTED_LAW.Hindi.join('\n') },
  {
    name: 'court paper with numbers in the margin',
    html: page('en', fonts, 'line-height: 2', paragraphs(COURT_PAPER, 'margin: 0 0 1em 2em; text-indent: -2em')),
    text: COURT_PAPER.join('\n'),
  },
  {
    name: 'gazette in two columns',
    html: page(
      'en',
      fonts,
      'font-size: 10pt; column-count: 2; column-gap: 6mm; column-rule: none; hyphens: none',
      paragraphs(PRINTED_LAW.English),
    ),
    text: PRINTED_LAW.English.join('\n'),
  },
];

/**
 * What becomes of paper before it is uploaded: each takes a grey picture and gives another.
 * @type {Record<string, { dpi?: number, change?: (image: Image) => Image, stamp?: boolean }>}
 * @typedef {{ width: number, height: number, pixels: Uint8Array }} Image
 */
export const SPOILT = {
  straight: {},
  'at 150 dpi': { dpi: 150 },
  stamped: { stamp: true },
  'on its side': { change: (image) => quarterTurn(image) },
  'upside down': { change: (image) => ({ ...image, pixels: Uint8Array.from(image.pixels).reverse() }) },
  'askew by 4 degrees': { change: (image) => askew(image, 4) },
  'in shadow': { change: (image) => mapped(image, (value, x) => value * (0.3 + (0.7 * x) / image.width)) },
  faint: { change: (image) => mapped(image, (value) => 150 + value * 0.25) },
  noisy: { change: (image) => noisy(image) },
};

function mapped({ width, height, pixels }, change) {
  return { width, height, pixels: pixels.map((value, i) => Math.min(WHITE, Math.max(0, change(value, i % width)))) };
}

function noisy(image) {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return mapped(image, (value) => value + (next() + next() - 1) * 110);
}

function quarterTurn({ width, height, pixels }) {
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = pixels[y * width + x];
  return { width: height, height: width, pixels: out };
}

function askew({ width, height, pixels }, degrees) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const out = new Uint8Array(pixels.length).fill(WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [Math.round(width / 2 + dx * cos + dy * sin), Math.round(height / 2 - dx * sin + dy * cos)];
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) out[y * width + x] = pixels[fromY * width + fromX];
    }
  }
  return { width, height, pixels: out };
}

/** A PDF of one page that is this picture, with the stamp printed over it where wanted. @param {Image & { dpi: number }} image */
export function scanOf({ width, height, dpi, pixels }, { stamp = false } = {}) {
  const [w, h] = [width, height].map((side) => ((side * POINTS_PER_INCH) / dpi).toFixed(2));
  const content = `q ${w} 0 0 ${h} 0 0 cm /I Do Q${stamp ? ` BT /F 9 Tf 60 ${(Number(h) - 24).toFixed(2)} Td (${STAMP}) Tj ET` : ''}`;
  const packed = deflateSync(pixels);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> /Font << /F 6 0 R >> >> >>`,
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places = [];
  let at = parts[0].length;
  for (const [i, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    places.push(at);
    at += part.length;
    parts.push(part);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
