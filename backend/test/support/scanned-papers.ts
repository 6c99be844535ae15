import type { PageImage } from '../../src/ports/text-extractor/ocr/ocr-engine.js';

/** A page of a scan as programs write it. */
export interface Paper {
  picture: PageImage;
  /** The picture is drawn by a form that the page draws, as cairo and Quartz do. */
  inForm?: boolean;
  /** Lines that are printed on the picture, in Helvetica, from the bottom left corner. */
  printed?: { x: number; y: number; size?: number; text: string }[];
  /** Its lines are there to be searched and not shown, as what a scanner has recognised. */
  invisible?: boolean;
}

const OBJECTS_OF_PAGE = 4;
const FIRST = 4;

/** A PDF of scans, each with what is printed on it. */
export function scannedPapersPdf(papers: readonly Paper[]): Buffer {
  const objects: Buffer[] = [];
  const put = (number: number, head: string, data?: Uint8Array): void => {
    const body = data
      ? [Buffer.from(`${head}\nstream\n`, 'latin1'), Buffer.from(data), Buffer.from('\nendstream')]
      : [Buffer.from(head, 'latin1')];
    objects[number] = Buffer.concat([Buffer.from(`${number} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]);
  };
  const kids = papers.map((_, i) => `${FIRST + OBJECTS_OF_PAGE * i} 0 R`).join(' ');
  put(1, '<< /Type /Catalog /Pages 2 0 R >>');
  put(2, `<< /Type /Pages /Count ${papers.length} /Kids [${kids}] >>`);
  put(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [i, { picture, inForm = false, printed = [], invisible = false }] of papers.entries()) {
    const page = FIRST + OBJECTS_OF_PAGE * i;
    const { width, height, dpi, pixels } = picture;
    const [w, h] = [(width * 72) / dpi, (height * 72) / dpi];
    const drawing = `q ${w} 0 0 ${h} 0 0 cm /I Do Q`;
    const lines = printed.map(
      ({ x, y, size = 10, text }) => `BT /F ${size} Tf ${invisible ? 3 : 0} Tr ${x} ${y} Td (${escaped(text)}) Tj ET`,
    );
    const content = Buffer.from([inForm ? '/P Do' : drawing, ...lines].join('\n'), 'latin1');
    const names = `<< /I ${page + 2} 0 R /P ${page + 3} 0 R >>`;
    put(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${page + 1} 0 R /Resources << /XObject ${names} /Font << /F 3 0 R >> >> >>`,
    );
    put(page + 1, `<< /Length ${content.length} >>`, content);
    put(
      page + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${pixels.length} >>`,
      pixels,
    );
    const form = Buffer.from(drawing);
    put(
      page + 3,
      `<< /Type /XObject /Subtype /Form /BBox [0 0 ${w} ${h}] /Resources << /XObject << /I ${page + 2} 0 R >> >> /Length ${form.length} >>`,
      form,
    );
  }
  return assembled(objects);
}

/** The picture as it lies on the glass when the paper is turned by so many quarters to the right. */
export function turnedPicture({ width, height, dpi, pixels }: PageImage, quarters: 1 | 2 | 3): PageImage {
  const [columns, rows] = quarters === 2 ? [width, height] : [height, width];
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      out[toY * columns + toX] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: columns, height: rows, dpi, pixels: out };
}

/** The picture of a paper that lies askew. */
export function skewedPicture({ width, height, dpi, pixels }: PageImage, degrees: number): PageImage {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const out = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [Math.round(width / 2 + dx * cos + dy * sin), Math.round(height / 2 - dx * sin + dy * cos)];
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height) out[y * width + x] = pixels[fromY * width + fromX] ?? 255;
    }
  }
  return { width, height, dpi, pixels: out };
}

const escaped = (text: string): string => text.replace(/[\\()]/g, (character) => `\\${character}`);

function assembled(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const rows = ['0000000000 65535 f '];
  for (const object of objects.slice(1)) {
    rows.push(`${String(length).padStart(10, '0')} 00000 n `);
    parts.push(object);
    length += object.length;
  }
  parts.push(
    Buffer.from(
      `xref\n0 ${rows.length}\n${rows.join('\n')}\ntrailer\n<< /Size ${rows.length} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
