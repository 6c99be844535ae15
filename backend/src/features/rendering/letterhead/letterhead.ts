import type { PdfFont } from '../../../ports/pdf-engine/pdf-engine.js';

/** Bounds of what an administrator may set; lengths in characters, margins in millimetres. */
export const LETTERHEAD_LIMITS = { header: 400, headerLines: 6, footer: 100, margin: { min: 20, max: 40 } } as const;

/** A house style as it is printed. */
export interface Letterhead {
  /** Above the first page, beside or under the logo. */
  headerLines: readonly string[];
  /** At the foot of each page, in place of the document's title; empty for none. */
  footer: string;
  /** On every side of the page. */
  marginMm: number;
  font: PdfFont;
  logo: { type: 'png' | 'jpg'; base64: string; widthMm: number; heightMm: number } | null;
}

/** The largest that a logo is printed, in millimetres. */
const LOGO_MM = { width: 60, height: 22 };

/** Size of a logo in print: as large as its place allows, in its own proportions. */
export function logoSize({ width, height }: { width: number; height: number }): { widthMm: number; heightMm: number } {
  const scale = Math.min(LOGO_MM.width / width, LOGO_MM.height / height);
  const rounded = (value: number): number => Math.round(value * scale * 100) / 100;
  return { widthMm: rounded(width), heightMm: rounded(height) };
}

const LINE_MM = 5.5;
const HEAD_SPACE_MM = 12;

/** How much of the first page a letterhead takes, in millimetres. */
export const headHeightMm = ({ headerLines, logo }: Letterhead): number =>
  headerLines.length === 0 && !logo ? 0 : headerLines.length * LINE_MM + (logo?.heightMm ?? 0) + HEAD_SPACE_MM;
