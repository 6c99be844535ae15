import { type LegacyFont, legacyFontOf } from '../legacy-fonts/legacy-font.js';
import { krutiDevToUnicode } from '../legacy-fonts/kruti-dev.js';
import type { DocxStyles, Looks } from './docx-styles.js';
import { isOn } from './docx-xml.js';

type Attribute = (local: string) => string | undefined;

/** What the reader of a whole document is told, from all of its parts. */
export interface DocxFindings {
  /** Words that are struck out were left out. */
  struck: boolean;
  /** Hindi in Kruti Dev was converted. */
  converted: boolean;
  /** Fonts whose letters are not what their codes say, with how many letters are set in them. */
  unknownFonts: Map<string, number>;
  /** What is in the document and was not read: `a chart`, `an embedded object`. */
  leftOut: Set<string>;
}

const known = new Map<string, LegacyFont | null>();
const MAX_KNOWN = 2_000;

function legacy(name: string): LegacyFont | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const font = legacyFontOf(name);
  known.set(name, font);
  return font;
}

/** The properties of the run that is being read. */
export class DocxRun {
  private hidden?: boolean;
  private struck?: boolean;
  private raised?: boolean;
  private font?: string;
  private styleId?: string;

  constructor(private readonly styles: DocxStyles) {}

  begin(): void {
    this.hidden = this.struck = this.raised = undefined;
    this.font = this.styleId = undefined;
  }

  /** Takes a property of the run. */
  take(name: string, attribute: Attribute): void {
    switch (name) {
      case 'w:vanish':
        this.hidden = isOn(attribute('val'));
        break;
      case 'w:strike':
      case 'w:dstrike':
        this.struck = isOn(attribute('val')) || (name === 'w:dstrike' && this.struck === true);
        break;
      case 'w:vertAlign':
        this.raised = attribute('val') === 'superscript';
        break;
      case 'w:rFonts':
        this.font = attribute('ascii') ?? attribute('hAnsi') ?? attribute('cs');
        break;
      case 'w:rStyle':
        this.styleId = attribute('val');
        break;
    }
  }

  /** How it is shown, by its own properties, then its style's, then its paragraph's. */
  looks(paragraphStyle: string | undefined): Looks & { font?: string } {
    const { hidden, struck, raised } = this.styles.looksOf(this.styleId, paragraphStyle);
    const font = this.font ?? this.styles.fontOf(this.styleId, paragraphStyle);
    return { hidden: this.hidden ?? hidden, struck: this.struck ?? struck, raised: this.raised ?? raised, font };
  }

  /** Whether its codes are those of a font from before Unicode; the name of the font with it. */
  legacyFont(paragraphStyle: string | undefined): { kind: LegacyFont; name: string } | null {
    const name = this.font ?? this.styles.fontOf(this.styleId, paragraphStyle);
    const kind = name === undefined ? null : legacy(name);
    return kind && name !== undefined ? { kind, name } : null;
  }
}

const MAX_END = 20;

/** A text of which the end may be set in Kruti Dev: several runs of it are converted as one, since signs cross from one to the next. */
export class ParagraphText {
  private done = '';
  private typed = '';

  constructor(text = '') {
    this.done = text;
  }

  add(text: string): void {
    this.settle();
    this.done += text;
  }

  addKrutiDev(text: string): void {
    this.typed += text;
  }

  get length(): number {
    return this.done.length + this.typed.length;
  }

  /** What was written last, but for what is not converted yet. */
  get end(): string {
    return this.done.slice(-MAX_END);
  }

  /** The text so far. */
  take(): string {
    this.settle();
    return this.done;
  }

  set(text: string): void {
    this.typed = '';
    this.done = text;
  }

  private settle(): void {
    if (this.typed === '') return;
    this.done += krutiDevToUnicode(this.typed);
    this.typed = '';
  }
}
