import type { PrintedLine } from '../pdf/printed-lines.js';

/** A page that is to be read from its picture. */
export interface PicturedPage {
  /** Counted from 0. */
  index: number;
  /** Share of the page that pictures take, from 0 to 1; 0 where letters may be drawn as shapes. */
  share: number;
  /** In points, as it is shown. */
  size: { width: number; height: number };
  /** What is printed on the pictures or beside them. */
  printed: PrintedLine[];
  /** What was filled in or typed over. */
  values: PrintedLine[];
  /** Its text, which stands if the picture says the same, and why that is asked. */
  doubt?: { kind: Doubt; layer: string };
}

/** `behind`: it is not shown, as what a scanner has recognised; `wordless`: it lacks the common words of any language that is read here. */
export type Doubt = 'behind' | 'wordless';
