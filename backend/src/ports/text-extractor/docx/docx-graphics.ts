import { ExtractionError } from '../extraction-error.js';
import type { PictureList, Size } from '../pictures/embedded-picture.js';
import { chunkText } from './docx-chunks.js';
import type { DocxParts } from './docx-parts.js';
import type { DocxFindings } from './docx-run.js';
import { walkXml } from './docx-xml.js';

type Attribute = (local: string) => string | undefined;

const EMU_PER_POINT = 12_700;
const POINT_SIZE = /(?:^|;)\s*(width|height):\s*([\d.]{1,10})pt/gu;
const MAX_WORD_ART = 300;

/** What stands in other parts than the text that names it: pictures, drawings, other documents. */
export class DocxGraphics {
  private shown?: Size;

  /** @param part whose relations name the others */
  constructor(
    private readonly archive: DocxParts,
    private readonly part: string,
    private readonly pictures: PictureList,
    private readonly findings: DocxFindings,
  ) {}

  /** @returns the words that an element brings with it, or the mark of its picture; null for one that is not of this kind */
  open(name: string, attribute: Attribute): string | null {
    switch (name) {
      case 'wp:extent':
        this.shown = sizeOf(Number(attribute('cx')) / EMU_PER_POINT, Number(attribute('cy')) / EMU_PER_POINT);
        return '';
      case 'v:shape':
      case 'v:rect':
        this.shown = styledSize(attribute('style') ?? '');
        return '';
      case 'a:blip':
      case 'v:imagedata':
        return this.picture(attribute('r:embed') ?? attribute('r:id') ?? attribute('r:link') ?? '');
      case 'v:textpath':
        return (attribute('string') ?? '').slice(0, MAX_WORD_ART);
      case 'dgm:relIds':
        return this.diagram(attribute('r:dm') ?? '');
      case 'c:chart':
      case 'cx:chart':
        return this.leftOut('a chart');
      case 'o:OLEObject':
        return this.leftOut('an embedded object');
      case 'w:subDoc':
        return this.leftOut('a linked document');
      case 'w:altChunk':
        return this.chunk(attribute('r:id') ?? attribute('id') ?? '');
      default:
        return null;
    }
  }

  private picture(id: string): string {
    const named = this.archive.relation(id, this.part);
    if (named?.external) return this.leftOut('a linked picture');
    if (!named) return id === '' ? '' : this.leftOut('a picture');
    const kind = /\.(\w{1,8})$/u.exec(named.target)?.[1]?.toUpperCase() ?? 'unknown';
    return this.pictures.add(named.target, kind, () => this.data(named.target), this.shown);
  }

  /** A picture that is damaged is one of those that cannot be read; the document is not lost for it. */
  private data(target: string): Buffer | undefined {
    try {
      return this.archive.part(target);
    } catch (error) {
      if (error instanceof ExtractionError && error.failure !== 'too-large') return undefined;
      throw error;
    }
  }

  private chunk(id: string): string {
    const part = this.archive.related(id, this.part);
    return part ? chunkText(part) : this.leftOut('a linked document');
  }

  /** The words of a diagram (SmartArt), a line for each of its shapes. */
  private diagram(id: string): string {
    const part = this.archive.related(id, this.part);
    if (!part) return this.leftOut('a diagram');
    const lines: string[] = [];
    let line = '';
    let inText = false;
    walkXml(part.data, {
      open: (name) => {
        inText = name === 'a:t';
        return true;
      },
      close: (name) => {
        inText = false;
        if (name !== 'a:p') return;
        if (line.trim() !== '') lines.push(line.trim());
        line = '';
      },
      text: (text) => {
        if (inText) line += text;
      },
    });
    return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
  }

  private leftOut(what: string): '' {
    this.findings.leftOut.add(what);
    return '';
  }
}

const sizeOf = (width: number, height: number): Size | undefined => (width > 0 && height > 0 ? { width, height } : undefined);

/** `width:451pt;height:300pt` of a shape in VML. */
function styledSize(style: string): Size | undefined {
  const sides = new Map([...style.matchAll(POINT_SIZE)].map(([, side, points]) => [side, Number(points)]));
  return sizeOf(sides.get('width') ?? 0, sides.get('height') ?? 0);
}
