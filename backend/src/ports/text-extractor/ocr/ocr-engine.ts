/** A page as a picture: one byte of brightness for each pixel, rows from the top without gaps. */
export interface PageImage {
  width: number;
  height: number;
  /** Dots per inch that the page was drawn at. */
  dpi: number;
  pixels: Uint8Array;
}

/** A word with its place in points of the picture, from the top left. */
export interface OcrWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface OcrLine {
  /** Whether a paragraph begins with it. */
  begins: boolean;
  words: OcrWord[];
}

export interface OcrText {
  lines: OcrLine[];
  /** How sure the engine is of its words, from 0 to 100: the mean, long words counting for more. */
  confidence: number;
}

/** 'eng', 'hin': names of Tesseract's data. */
export type OcrLanguage = 'eng' | 'hin';

export interface OcrRequest {
  languages: readonly OcrLanguage[];
  /** Whether the text stands in columns; otherwise in one, of which numbers in its margin are part. */
  columns?: boolean;
  /** Time for this page in milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Tesseract's mode of page segmentation: where the program looks for columns by itself, it takes the numbers of paragraphs for one. */
export const segmentationOf = ({ columns = false }: Pick<OcrRequest, 'columns'>): '3' | '4' => (columns ? '3' : '4');

/** The engine could not read a page: it took too long, ended early or was called off. */
export class OcrPageError extends Error {}

/** Reads the text of a picture of a page. */
export interface OcrEngine {
  /** For the start's list of what is in use. */
  readonly name: string;
  readonly languages: readonly OcrLanguage[];
  /** @throws OcrPageError */
  read(image: PageImage, request: OcrRequest): Promise<OcrText>;
  close(): Promise<void>;
}
