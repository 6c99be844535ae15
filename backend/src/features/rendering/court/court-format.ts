import type { PageLayout, PageNumberPlace } from '../layout/page-layout.js';
import type { Paper } from '../paper.js';

/** Bounds of what administrators may set: millimetres, points, lines, megabytes and characters. */
export const COURT_FORMAT_LIMITS = {
  formats: 50,
  name: 80,
  courts: 20,
  court: 120,
  margin: { min: 10, max: 60 },
  size: { min: 10, max: 18 },
  lineSpacing: { min: 1, max: 3 },
  fileMb: { min: 1, max: 200 },
} as const;

/** The form in which a court takes its papers. */
export interface CourtFormat {
  id: string;
  name: string;
  /** Words by which a paper names the court, such as "High Court of Delhi"; none where the format is only chosen. */
  courts: string[];
  paper: Paper;
  marginTopMm: number;
  marginRightMm: number;
  marginBottomMm: number;
  marginLeftMm: number;
  fontSize: number;
  lineSpacing: number;
  pageNumbers: PageNumberPlace;
  indexFirst: boolean;
  /** The largest file that the court takes for e-filing, in megabytes; null for no limit. */
  maxFileMb: number | null;
  /** Of papers whose court no other format names. */
  isDefault: boolean;
}

/** Stands for the format of the court that the paper names. */
export const BY_COURT = 'auto';

/**
 * What court papers look like until administrators say otherwise: large type, wide spacing and room at the left for the binding, as is
 * usual. It follows the rules of no particular court.
 */
export const USUAL_FORMAT: CourtFormat = {
  id: 'usual',
  name: 'Usual court paper',
  courts: [],
  paper: 'A4',
  marginTopMm: 25,
  marginRightMm: 25,
  marginBottomMm: 25,
  marginLeftMm: 40,
  fontSize: 14,
  lineSpacing: 1.5,
  pageNumbers: 'top-centre',
  indexFirst: true,
  maxFileMb: null,
  isDefault: true,
};

/** How the pages of a court paper look. */
export const courtLayout = (format: CourtFormat): PageLayout => ({
  paper: format.paper,
  margins: { top: format.marginTopMm, right: format.marginRightMm, bottom: format.marginBottomMm, left: format.marginLeftMm },
  font: 'serif',
  size: format.fontSize,
  lineSpacing: format.lineSpacing,
  pageNumbers: format.pageNumbers,
  letterhead: null,
  indexFirst: format.indexFirst,
});
