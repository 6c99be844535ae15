import { FONT, formattedRuns, modifiers } from './word-properties.js';

/** Where the FIB says that tables begin. */
const STYLE_SHEET = 0xa2;
const PLCF_PAPX = 0x102;
const FONT_TABLE = 0x112;
const FONT_NAME = 0x28;
const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const NO_STYLE = 0xfff;
const MAX_STYLES = 4_096;
const MAX_FONTS = 4_096;
const MAX_INHERITANCE = 50;

interface Style {
  base: number;
  font?: number;
}

/** Fonts of a Word file: their names, and which the styles have ([MS-DOC] 2.9.271, 2.9.279). What is damaged counts as absent. */
export class StyleFonts {
  private readonly names: string[];
  private readonly styles: (Style | undefined)[] = [];
  private defaultFont = 0;

  constructor(main: Buffer, table: Buffer) {
    this.names = fontNames(tableAt(main, table, FONT_TABLE));
    this.readStyles(tableAt(main, table, STYLE_SHEET));
  }

  name(index: number): string | undefined {
    return this.names[index];
  }

  /** The font of a style, or of one that it is based on. */
  ofStyle(index: number): string | undefined {
    let at = index;
    for (let depth = 0; depth < MAX_INHERITANCE && at !== NO_STYLE; depth++) {
      const style = this.styles[at];
      if (!style) return undefined;
      if (style.font !== undefined) return this.name(style.font);
      at = style.base;
    }
    return undefined;
  }

  get ofDocument(): string | undefined {
    return this.name(this.defaultFont);
  }

  private readStyles(sheet: Buffer): void {
    if (sheet.length < 22) return;
    const info = sheet.readUInt16LE(0);
    const count = Math.min(sheet.readUInt16LE(2), MAX_STYLES);
    const baseBytes = sheet.readUInt16LE(4);
    this.defaultFont = sheet.readUInt16LE(2 + 12);
    let at = 2 + info;
    for (let i = 0; i < count && at + 2 <= sheet.length; i++) {
      const length = sheet.readUInt16LE(at);
      this.styles[i] = length >= 10 ? styleIn(sheet.subarray(at + 2, at + 2 + length), baseBytes) : undefined;
      at += 2 + length;
    }
  }
}

function styleIn(style: Buffer, baseBytes: number): Style | undefined {
  if (style.length < baseBytes + 2) return undefined;
  const kind = style.readUInt16LE(2) & 0xf;
  const found: Style = { base: style.readUInt16LE(2) >> 4 };
  // Behind the name with its length and its end, from an even place on: properties of paragraphs, then of characters.
  let at = baseBytes + 2 + 2 * style.readUInt16LE(baseBytes) + 2;
  const skip = kind === PARAGRAPH_STYLE ? 1 : kind === CHARACTER_STYLE ? 0 : -1;
  if (skip < 0) return found;
  for (let i = 0; i < skip && at + 2 <= style.length; i++) at += 2 + style.readUInt16LE(at) + (style.readUInt16LE(at) % 2);
  if (at + 2 > style.length) return found;
  for (const { sprm, operand } of modifiers(style.subarray(at + 2, at + 2 + style.readUInt16LE(at))))
    if (sprm === FONT) found.font = operand.readUInt16LE(0);
  return found;
}

function fontNames(fonts: Buffer): string[] {
  const names: string[] = [];
  if (fonts.length < 4) return names;
  const count = Math.min(fonts.readUInt16LE(0), MAX_FONTS);
  for (let i = 0, at = 4; i < count && at < fonts.length; i++) {
    const length = (fonts[at] as number) + 1;
    const text = fonts.toString('utf16le', at + FONT_NAME, at + length);
    names.push(text.split('\0', 1)[0] ?? '');
    at += length;
  }
  return names;
}

function tableAt(main: Buffer, table: Buffer, at: number): Buffer {
  if (main.length < at + 8) return Buffer.alloc(0);
  const from = main.readUInt32LE(at);
  return table.subarray(from, from + main.readUInt32LE(at + 4));
}

/** The fonts of paragraphs by their places, in the order of the stream. */
export function* paragraphFonts(main: Buffer, table: Buffer, fonts: StyleFonts): Generator<{ from: number; to: number; font?: string }> {
  for (const { from, to, properties } of formattedRuns(main, table, PLCF_PAPX, 13)) {
    yield { from, to, font: properties.length >= 2 ? fonts.ofStyle(properties.readUInt16LE(0)) : undefined };
  }
}
