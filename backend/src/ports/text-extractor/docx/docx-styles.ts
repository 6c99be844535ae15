import { isOn, walkXml } from './docx-xml.js';

export interface NumberingReference {
  numId?: string;
  level?: number;
}

interface Style extends NumberingReference {
  basedOn?: string;
  font?: string;
  hidden?: boolean;
  struck?: boolean;
  raised?: boolean;
}

export interface Looks {
  hidden: boolean;
  struck: boolean;
  /** Set as a superscript. */
  raised: boolean;
}

const MAX_INHERITANCE = 50;

/** Paragraph styles of `word/styles.xml`, as far as automatic numbering and fonts need them. */
export class DocxStyles {
  private readonly styles = new Map<string, Style>();
  private defaultStyle?: string;
  private defaultFont?: string;

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

  /** The font of a run that names none: its character style's, its paragraph's, or that of the document. */
  fontOf(characterStyle: string | undefined, paragraphStyle: string | undefined): string | undefined {
    return this.first('font', characterStyle, paragraphStyle) ?? this.defaultFont;
  }

  /** Whether a run that does not say so itself is hidden, struck out or raised. */
  looksOf(characterStyle: string | undefined, paragraphStyle: string | undefined): Looks {
    const look = (property: keyof Looks): boolean => this.first(property, characterStyle, paragraphStyle) ?? false;
    return { hidden: look('hidden'), struck: look('struck'), raised: look('raised') };
  }

  private first<K extends 'font' | keyof Looks>(
    property: K,
    characterStyle: string | undefined,
    paragraphStyle: string | undefined,
  ): Style[K] | undefined {
    for (const start of [characterStyle, paragraphStyle ?? this.defaultStyle]) {
      let id = start;
      for (let depth = 0; id !== undefined && depth < MAX_INHERITANCE; depth++) {
        const style = this.styles.get(id);
        if (style?.[property] !== undefined) return style[property];
        id = style?.basedOn;
      }
    }
    return undefined;
  }

  private read(xml: Buffer): void {
    let current: Style = {};
    walkXml(xml, {
      open: (name, attribute) => {
        switch (name) {
          case 'w:style': {
            const id = attribute('styleId') ?? '';
            if (this.styles.size === 0) this.defaultFont ??= current.font;
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
          case 'w:rFonts':
            current.font = attribute('ascii') ?? attribute('hAnsi') ?? attribute('cs');
            break;
          case 'w:vanish':
            current.hidden = isOn(attribute('val'));
            break;
          case 'w:strike':
          case 'w:dstrike':
            current.struck = isOn(attribute('val')) || current.struck;
            break;
          case 'w:vertAlign':
            current.raised = attribute('val') === 'superscript';
            break;
          case 'w:latentStyles':
            // What stands before it are the defaults of the document.
            this.defaultFont ??= current.font;
            return false;
          case 'w:pPrChange':
          case 'w:rPrChange':
          case 'w:tblStylePr':
            return false;
        }
        return true;
      },
    });
  }
}
