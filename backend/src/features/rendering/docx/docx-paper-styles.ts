import { AlignmentType, convertMillimetersToTwip, type IStylesOptions, LineRuleType } from 'docx';
import type { PdfFont } from '../../../ports/pdf-engine/pdf-engine.js';

/** Fonts that Word brings; `cs` draws Devanagari. */
const fontsOf = (latin: string) => ({ ascii: latin, hAnsi: latin, eastAsia: latin, cs: 'Nirmala UI' });
const FONTS: Record<PdfFont, ReturnType<typeof fontsOf>> = { serif: fontsOf('Times New Roman'), sans: fontsOf('Arial') };
const STEP = convertMillimetersToTwip(12);
const LINE = 300;
const POINT = 20;

/** Our styles, in addition to Word's own. */
export const STYLE_IDS = { quote: 'BlockQuotation', citation: 'Authority' } as const;

/** Twips; a label `steps` in from the margin, its text one step further. */
export const hangingIndent = (steps: number): { left: number; hanging: number } => ({ left: (steps + 1) * STEP, hanging: STEP });
export const leftIndent = (steps: number): { left: number } => ({ left: steps * STEP });

/** Word's own names for styles, so that its navigation, outline and restyling work. Sizes in half points. */
export function documentStyles(language: string, kind: PdfFont = 'serif'): IStylesOptions {
  const font = FONTS[kind];
  const heading = (
    size: number,
    before: number,
    after: number,
    alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
    italics = false,
  ) => ({
    run: { font, size, bold: true, italics, color: '000000' },
    paragraph: { alignment, keepNext: true, keepLines: true, spacing: { before: before * POINT, after: after * POINT } },
  });
  return {
    default: {
      document: {
        run: {
          font,
          size: 23,
          language: { value: language === 'hi-IN' ? 'en-IN' : language, bidirectional: 'hi-IN' },
        },
        paragraph: { spacing: { after: 7 * POINT, line: LINE, lineRule: LineRuleType.AUTO }, alignment: AlignmentType.JUSTIFIED },
      },
      title: heading(30, 0, 18, AlignmentType.CENTER),
      heading1: heading(30, 20, 16, AlignmentType.CENTER),
      heading2: heading(24, 15, 6, AlignmentType.LEFT),
      heading3: heading(23, 10, 5, AlignmentType.LEFT, true),
    },
    paragraphStyles: [
      {
        id: STYLE_IDS.quote,
        name: 'Block Quotation',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 21 },
        paragraph: { indent: { left: STEP, right: STEP }, spacing: { before: 80, after: 180 } },
      },
      {
        id: STYLE_IDS.citation,
        name: 'Authority',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 20 },
        paragraph: { spacing: { after: 80 } },
      },
      {
        id: 'Footer',
        name: 'footer',
        basedOn: 'Normal',
        run: { size: 17, color: '444444' },
        paragraph: { alignment: AlignmentType.LEFT, spacing: { after: 0 } },
      },
    ],
  };
}
