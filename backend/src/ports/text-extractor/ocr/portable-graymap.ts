import type { PageImage } from './ocr-engine.js';

/** A picture as binary PGM, which needs no compression to write and which Tesseract reads. */
export function portableGraymap({ width, height, pixels }: PageImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
