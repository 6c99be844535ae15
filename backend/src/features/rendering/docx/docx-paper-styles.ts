import { AlignmentType, convertMillimetersToTwip, type IStylesOptions, LineRuleType } from 'docx';
import type { PdfFont } from '../../../ports/pdf-engine/pdf-engine.js';
import { type PageLayout, TEXT_SIZE } from '../layout/page-layout.js';

/** Fonts that Word brings; `cs` draws Devanagari. */
const fontsOf = (latin: string) => ({ ascii: latin, hAnsi: latin, eastAsia: latin, cs: 'Nirmala UI' });
const FONTS: Record<PdfFont, ReturnType<typeof fontsOf>> = { serif: fontsOf('Times New Roman'), sans: fontsOf('Arial') };
const STEP = convertMillimetersToTwip(12);
/** A line of single spacing. */
const LINE = 240;
const POINT = 20;

/** Our styles, in addition to Word's own. */
export const STYLE_IDS = { quote: 'BlockQuotation', citation: 'Authority' } as const;

/** Twips; a label `steps` in from the margin, its text one step further. */
export const hangingIndent = (steps: number): { left: number; hanging: number } => ({ left: (steps + 1) * STEP, hanging: STEP });
export const leftIndent = (steps: number): { left: number } => ({ left: steps * STEP });

/** Word's own names for styles, so that its navigation, outline and restyling work. Sizes in half points. */
export function documentStyles(language: string, layout: PageLayout): IStylesOptions {
  const font = FONTS[layout.font];
  const sized = (halfPoints: number): number => Math.round((halfPoints * layout.size) / TEXT_SIZE);
  const heading = (
    size: number,
    before: number,
    after: number,
    alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
    italics = false,
  ) => ({
    run: { font, size: sized(size), bold: true, italics, color: '000000' },
    paragraph: { alignment, keepNext: true, keepLines: true, spacing: { before: before * POINT, after: after * POINT } },
  });
  return {
    default: {
      document: {
        run: {
          font,
          // Times looks smaller than the serif of the PDF; a court that names a size means this one.
          size: layout.size === TEXT_SIZE ? 23 : 2 * layout.size,
          language: { value: language === 'hi-IN' ? 'en-IN' : language, bidirectional: 'hi-IN' },
        },
        paragraph: {
          spacing: { after: 7 * POINT, line: Math.round(LINE * layout.lineSpacing), lineRule: LineRuleType.AUTO },
          alignment: AlignmentType.JUSTIFIED,
        },
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
        run: { size: sized(21) },
        paragraph: { indent: { left: STEP, right: STEP }, spacing: { before: 80, after: 180 } },
      },
      {
        id: STYLE_IDS.citation,
        name: 'Authority',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: sized(20) },
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
