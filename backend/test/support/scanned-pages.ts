import type { PageImage } from '../../src/ports/text-extractor/ocr/ocr-engine.js';
import { DEFAULT_EXTRACTION_LIMITS } from '../../src/ports/text-extractor/extraction-limits.js';
import { PdfiumEngine } from '../../src/ports/text-extractor/pdf/pdfium-engine.js';
import { compilePdfium } from '../../src/core/pdfium/pdfium.js';

/** Draws pages of a PDF, as a scanner would see them printed. Pages count from 0. */
export async function photographed(pdf: Uint8Array, pages: readonly number[], dpi: number): Promise<PageImage[]> {
  const engine = new PdfiumEngine(await compilePdfium(DEFAULT_EXTRACTION_LIMITS.maxEngineBytes));
  const out: PageImage[] = [];
  for (const page of pages) out.push(await engine.draw(pdf, { page, dpi, maxPixels: 20_000_000 }, DEFAULT_EXTRACTION_LIMITS));
  return out;
}

/** A PDF whose pages are pictures and nothing else; null makes an empty page. */
export function pictureOnlyPdf(images: readonly (PageImage | null)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const put = (number: number, head: string, data?: Uint8Array): void => {
    offsets[number] = parts.reduce((sum, part) => sum + part.length, 0);
    const body = data ? `${head}\nstream\n` : head;
    parts.push(Buffer.from(`${number} 0 obj\n${body}`, 'latin1'));
    if (data) parts.push(Buffer.from(data), Buffer.from('\nendstream'));
    parts.push(Buffer.from('\nendobj\n'));
  };
  const kids = images.map((_, i) => `${3 + 3 * i} 0 R`).join(' ');
  put(1, '<< /Type /Catalog /Pages 2 0 R >>');
  put(2, `<< /Type /Pages /Count ${images.length} /Kids [${kids}] >>`);
  for (const [i, image] of images.entries()) {
    const [page, content, picture] = [3 + 3 * i, 4 + 3 * i, 5 + 3 * i];
    const { width, height, dpi, pixels } = image ?? { width: 1, height: 1, dpi: 1, pixels: new Uint8Array([255]) };
    const [w, h] = image ? [(width * 72) / dpi, (height * 72) / dpi] : [595, 842];
    put(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${content} 0 R /Resources << /XObject << /I ${picture} 0 R >> >> >>`,
    );
    const drawing = Buffer.from(image ? `q ${w} 0 0 ${h} 0 0 cm /I Do Q` : '');
    put(content, `<< /Length ${drawing.length} >>`, drawing);
    const dictionary = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${pixels.length} >>`;
    put(picture, dictionary, pixels);
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = Array.from({ length: offsets.length - 1 }, (_, i) => `${String(offsets[i + 1]).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`;
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
