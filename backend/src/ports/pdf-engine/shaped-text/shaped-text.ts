import { PdfObjects } from './pdf-objects.js';

/** Scripts whose letters and signs are shaped together, Devanagari to Sinhala. */
const SHAPED = /[\u0900-\u0DFF]/;
/** A font is set, or a group of glyphs is given the letters that it stands for. */
// eslint-disable-next-line patterns/linear -- linear: what stands in a group has no "/Span", so none is run through from another's start
const STEP = /\/F(\d+) ([\d.]+) Tf|\/Span<<\/ActualText <[0-9A-F]+> >> BDC\n((?:[^/E]|\/(?!Span)|E(?!MC))*)EMC/g;
const SHOW = /^(?:(-?[\d.]+) (-?[\d.]+) Td )?<([0-9A-F]+)> Tj$/;
/** Glyphs that stand one after the other, as wide as they are. */
const SHOWN = /^(-?[\d.]+ -?[\d.]+ Td )?<([0-9A-F]+)> Tj$/;
/** Characters of an instruction that are looked at. */
const MAX_LINE = 4000;
const SET_FONT = /^\/F(\d+) ([\d.]+) Tf$/;
/** Smaller differences, in ems, no reader takes for a space. */
const LEAST_GAP = 0.02;
/** A sign that ends so near to the end of its syllable, in ems, is no reason to see a gap. */
const NEAR = 0.08;
/** Height over or below the line, in ems, that nobody sees. */
const LEVEL = 0.013;

type Widths = (glyph: number) => number;

/** Whether a text has letters that `mendShapedText` is about. */
export const hasShapedText = (text: string): boolean => SHAPED.test(text);

/**
 * Chromium shows each glyph of a syllable by itself and says which letters they stand for together. Readers that copy the text
 * measure the distance to the next syllable from one of these glyphs, and where it is not the one that ends the syllable they see a
 * gap: "कु मार" for "कुमार" (Poppler, from the last glyph), "कि रा या" for "किराया" (PDFium, from the first). So the glyphs up to the
 * one that ends furthest right are shown as one string, and a sign after it, which has no width of its own, is given the missing
 * width as character spacing. No glyph moves by more than an eightieth of an em.
 */
export function mendShapedText(pdf: Buffer): Buffer {
  const objects = PdfObjects.read(pdf);
  if (objects === null) return pdf;
  const widths = new Map<number, Widths>();
  const widthsOf = (font: number): Widths => {
    const known = widths.get(font) ?? readWidths(objects, font);
    widths.set(font, known);
    return known;
  };
  for (const page of objects.numbersOf(/\/Type \/Page\n/)) {
    const content = Number(/\/Contents (\d+) 0 R/.exec(objects.text(page))?.[1]);
    const stream = objects.stream(content);
    const mended = stream === null ? null : mendContent(stream, widthsOf);
    if (mended !== null && mended !== stream) objects.replaceStream(content, mended);
  }
  return objects.write();
}

function mendContent(content: string, widthsOf: (font: number) => Widths): string {
  let font = { number: 0, size: 0 };
  type Found = string | undefined;
  return content.replace(STEP, (step: string, number: Found, size: Found, glyphs: Found, offset: number) => {
    if (glyphs === undefined) {
      font = { number: Number(number), size: Number(size) };
      return step;
    }
    const inside = [...glyphs.matchAll(/\/F(\d+) ([\d.]+) Tf/g)].at(-1);
    if (inside !== undefined) font = { number: Number(inside[1]), size: Number(inside[2]) };
    const lead = leadOf(glyphs, content.slice(Math.max(0, offset - MAX_LINE), offset), widthsOf(font.number), font.size);
    return lead === null
      ? step
      : step.replace(glyphs, () => mendSyllable(glyphs, { widthOf: widthsOf(font.number), size: font.size, lead }));
  });
}

/**
 * How far the first glyph of a group stands from the place that the steps are counted from. It has a step of its own, or that place is new,
 * or it follows the glyphs before it as they end.
 * @param before what stands in front of the group
 * @returns null when it cannot be told
 */
function leadOf(glyphs: string, before: string, widthOf: Widths, size: number): number | null {
  const lines = glyphs.split('\n');
  const first = lines.find((line) => SHOW.test(line)) ?? '';
  if (!first.startsWith('<') || lines.some((line) => line.endsWith(' Tm'))) return 0;
  const [earlier = '', last = ''] = before.split('\n').slice(-3, -1);
  if (last.endsWith(' Tm')) return 0;
  const [, step, codes = ''] = SHOWN.exec(last) ?? [];
  if (codes === '' || (step === undefined && !earlier.endsWith(' Tm'))) return null;
  const all = codes.match(/.{4}/g) ?? [];
  return all.reduce((sum, code) => sum + (widthOf(Number.parseInt(code, 16)) / 1000) * size, 0);
}

interface Face {
  widthOf: Widths;
  size: number;
  /** See `leadOf`. */
  lead: number;
}

interface Glyph {
  code: string;
  /** Where it stands, from the place before; `null` for the first one when that place is its own. */
  step: { x: number; y: number } | null;
}

/** @param text one line for each glyph, perhaps after lines that set font and place */
function mendSyllable(text: string, { widthOf, size, lead }: Face): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const first = lines.findIndex((line) => SHOW.test(line));
  const settings = lines.slice(0, first);
  const glyphs = lines.slice(first).map(readGlyph);
  if (glyphs.length < 2 || glyphs.includes(null) || !settings.every((line) => SET_FONT.test(line) || line.endsWith(' Tm'))) return text;
  const group = glyphs as Glyph[];
  const width = ({ code }: Glyph): number => (widthOf(Number.parseInt(code, 16)) / 1000) * size;
  const stepTo = (index: number): number => (group[index]?.step?.x ?? 0) - (index === 1 ? lead : 0);
  let x = 0;
  const ends = group.map((glyph, index) => (x += index === 0 ? 0 : stepTo(index)) + width(glyph));
  const widest = ends.indexOf(ends.reduce((a, b) => Math.max(a, b)));
  const gap = (ends[widest] ?? 0) - (ends.at(-1) ?? 0);
  const isLevel = (last: number): boolean => group.slice(1, last + 1).every(({ step }) => Math.abs(step?.y ?? 0) <= LEVEL * size);
  const last = [gap < NEAR * size ? group.length - 1 : widest, widest, 0].find(isLevel) ?? 0;
  const joined = last + 1;
  const rest = group.slice(joined).map((glyph, index, all) => {
    const isEnd = index === all.length - 1 && gap >= LEAST_GAP * size;
    return isEnd ? `${place(glyph)}${number(gap)} Tc <${glyph.code}> Tj\n0 Tc` : `${place(glyph)}<${glyph.code}> Tj`;
  });
  return `${[...settings, ...showTogether(group.slice(0, joined), width, { size, lead }), ...rest].join('\n')}\n`;
}

function readGlyph(line: string): Glyph | null {
  const [, x, y, code] = SHOW.exec(line) ?? [];
  if (code?.length !== 4) return null;
  return { code, step: x === undefined ? null : { x: Number(x), y: Number(y) } };
}

/** Several glyphs as one string with the distances between them, then the step to where the last of them stood by itself. */
function showTogether(glyphs: readonly Glyph[], width: (glyph: Glyph) => number, { size, lead }: Pick<Face, 'size' | 'lead'>): string[] {
  const [first] = glyphs;
  if (first === undefined) return [];
  if (glyphs.length === 1) return [`${place(first)}<${first.code}> Tj`];
  const moved = { x: 0, y: 0 };
  const parts = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    if (before === undefined) return `<${glyph.code}>`;
    const { x, y } = glyph.step ?? { x: 0, y: 0 };
    moved.x += x;
    moved.y += y;
    const step = index === 1 ? x - lead : x;
    return `${number(((width(before) - step) * 1000) / size)} <${glyph.code}>`;
  });
  return [`${place(first)}[${parts.join(' ')}] TJ`, `${number(moved.x)} ${number(moved.y)} Td`];
}

const place = ({ step }: Glyph): string => (step === null ? '' : `${number(step.x)} ${number(step.y)} Td `);
/** PDF knows no exponents. */
const number = (value: number): string => String(Number(value.toFixed(5))).replace(/^-?\d(?:\.\d+)?e-\d+$/, '0');

/** Widths of a composite font in thousandths of an em: `/W [first [w …] first last w …]` and `/DW` for all others (ISO 32000-1, 9.7.4.3). */
function readWidths(objects: PdfObjects, font: number): Widths {
  const descendant = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(objects.text(font))?.[1]);
  const dictionary = objects.text(descendant);
  const otherwise = Number(/\/DW (-?[\d.]+)/.exec(dictionary)?.[1] ?? 1000);
  const table = new Map<number, number>();
  const list = /\/W \[((?:[\d\s.-]|\[[\d\s.-]*\])*)\]/.exec(dictionary)?.[1] ?? '';
  for (const [, first = '', several, last = '', width = ''] of list.matchAll(/(?<!\d)(\d+) (?:\[([^[\]]*)\]|(\d+) (-?[\d.]+))/g)) {
    if (several !== undefined)
      several
        .trim()
        .split(/\s+/)
        .forEach((one, index) => table.set(Number(first) + index, Number(one)));
    else for (let glyph = Number(first); glyph <= Number(last); glyph++) table.set(glyph, Number(width));
  }
  return (glyph) => table.get(glyph) ?? otherwise;
}
