import { walkXml } from './docx-xml.js';

export interface NumberingReference {
  numId?: string;
  level?: number;
}

interface Style extends NumberingReference {
  basedOn?: string;
}

const MAX_INHERITANCE = 50;

/** Paragraph styles of `word/styles.xml`, as far as automatic numbering needs them. */
export class DocxStyles {
  private readonly styles = new Map<string, Style>();
  private defaultStyle?: string;

  constructor(xml?: Buffer) {
    if (xml) this.read(xml);
  }

  /** Numbering of a paragraph from its own properties, then its style, then the styles that one is based on. */
  numberingOf(styleId: string | undefined, direct: NumberingReference): NumberingReference & { styleId?: string } {
    let { numId, level } = direct;
    let id = styleId ?? this.defaultStyle;
    let source: string | undefined;
    for (let depth = 0; id !== undefined && depth < MAX_INHERITANCE && numId === undefined; depth++) {
      const style = this.styles.get(id);
      numId = style?.numId;
      level ??= style?.level;
      source = id;
      id = style?.basedOn;
    }
    return { numId, level, styleId: direct.numId === undefined ? source : undefined };
  }

  private read(xml: Buffer): void {
    let current: Style = {};
    walkXml(xml, {
      open: (name, attribute) => {
        switch (name) {
          case 'w:style': {
            const id = attribute('styleId') ?? '';
            current = {};
            if (attribute('type') === 'paragraph' && attribute('default') !== undefined) this.defaultStyle = id;
            this.styles.set(id, current);
            break;
          }
          case 'w:basedOn':
            current.basedOn = attribute('val');
            break;
          case 'w:numId':
            current.numId = attribute('val');
            break;
          case 'w:ilvl':
            current.level = Number(attribute('val'));
            break;
          case 'w:pPrChange':
            return false;
        }
        return true;
      },
    });
  }
}
