export const PAPERS = ['A4', 'Legal', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** On every side of an ordinary page. */
export const MARGIN_MM = 25;

/** Width and height in millimetres. */
export const PAPER_MM: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  Legal: { width: 215.9, height: 355.6 },
  Letter: { width: 215.9, height: 279.4 },
};

const FOOTER_TITLE_CHARACTERS = 64;

/** The title, as printed at the foot of each page. */
export const footerTitle = (title: string): string =>
  title.length > FOOTER_TITLE_CHARACTERS
    ? `${[...title]
        .slice(0, FOOTER_TITLE_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : title;
