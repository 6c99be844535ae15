import { isOn, walkXml } from './docx-xml.js';
import { formatNumber } from './number-formats.js';

interface Level {
  start: number;
  format: string;
  /** Pattern with %1 to %9 for the counters. */
  text: string;
  /** All counters in decimal, as legal numbering wants. */
  legal: boolean;
  suffix: string;
  /** Level (from 1) whose numbers restart this one; 0 for never; undefined for every higher one. */
  restartAfter?: number;
  styleId?: string;
}

interface AbstractNumbering {
  levels: Level[];
  styleLink?: string;
  numStyleLink?: string;
}

interface Numbering {
  abstractId: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

const LEVELS = 9;
const BULLET = '\u2022';
const newLevel = (): Level => ({ start: 1, format: 'decimal', text: '', legal: false, suffix: ' ' });

/** Automatic numbers of `word/numbering.xml`, counted paragraph by paragraph in document order. */
export class DocxNumbering {
  private readonly abstracts = new Map<string, AbstractNumbering>();
  private readonly numberings = new Map<string, Numbering>();
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly restarted = new Set<string>();

  constructor(xml?: Buffer) {
    if (xml) this.read(xml);
  }

  /**
   * Counts one paragraph and gives its label with what separates it from the text, such as "12. " or "(a) ".
   * @param level from 0; when undefined, the level that is linked to `styleId`
   */
  next(numId: string, level: number | undefined, styleId?: string): string {
    const numbering = this.numberings.get(numId);
    const abstractId = numbering && this.resolve(numbering.abstractId);
    const abstract = abstractId === undefined ? undefined : this.abstracts.get(abstractId);
    if (!numbering || !abstract || abstractId === undefined) return '';
    const index = clampLevel(level ?? abstract.levels.findIndex((each) => each?.styleId !== undefined && each.styleId === styleId));
    const levelAt = (at: number) => numbering.levels.get(at) ?? abstract.levels[at] ?? newLevel();
    const counters = this.counters.get(abstractId) ?? [];
    this.counters.set(abstractId, counters);
    this.count(counters, numId, numbering, index, levelAt);
    return label(levelAt(index), counters, levelAt);
  }

  private count(
    counters: (number | undefined)[],
    numId: string,
    numbering: Numbering,
    index: number,
    levelAt: (at: number) => Level,
  ): void {
    const override = numbering.starts.get(index);
    const key = `${numId}:${index}`;
    if (override !== undefined && !this.restarted.has(key)) {
      this.restarted.add(key);
      counters[index] = override;
    } else {
      counters[index] = (counters[index] ?? levelAt(index).start - 1) + 1;
    }
    for (let deeper = index + 1; deeper < LEVELS; deeper++) {
      const after = levelAt(deeper).restartAfter;
      if (after === undefined || (after > 0 && index < after)) counters[deeper] = undefined;
    }
  }

  /** Follows a list that only names the style which holds its definition. */
  private resolve(abstractId: string): string {
    const link = this.abstracts.get(abstractId)?.numStyleLink;
    if (link === undefined) return abstractId;
    for (const [id, abstract] of this.abstracts) if (abstract.styleLink === link) return id;
    return abstractId;
  }

  private read(xml: Buffer): void {
    let abstract: AbstractNumbering = { levels: [] };
    let numbering: Numbering | undefined;
    let index = 0;
    let level = newLevel();
    walkXml(xml, {
      open: (name, attribute) => {
        const value = attribute('val') ?? '';
        switch (name) {
          case 'w:abstractNum':
            abstract = { levels: [] };
            numbering = undefined;
            this.abstracts.set(attribute('abstractNumId') ?? '', abstract);
            break;
          case 'w:num':
            numbering = { abstractId: '', starts: new Map(), levels: new Map() };
            this.numberings.set(attribute('numId') ?? '', numbering);
            break;
          case 'w:abstractNumId':
            if (numbering) numbering.abstractId = value;
            break;
          case 'w:lvlOverride':
            index = clampLevel(Number(attribute('ilvl')));
            break;
          case 'w:startOverride':
            numbering?.starts.set(index, number(value, 1));
            break;
          case 'w:lvl':
            index = clampLevel(Number(attribute('ilvl')));
            level = newLevel();
            if (numbering) numbering.levels.set(index, level);
            else abstract.levels[index] = level;
            break;
          case 'w:styleLink':
            abstract.styleLink = value;
            break;
          case 'w:numStyleLink':
            abstract.numStyleLink = value;
            break;
          default:
            readLevelProperty(level, name, value);
        }
      },
    });
  }
}

function readLevelProperty(level: Level, name: string, value: string): void {
  switch (name) {
    case 'w:start':
      level.start = number(value, 1);
      break;
    case 'w:numFmt':
      level.format = value;
      break;
    case 'w:lvlText':
      level.text = value;
      break;
    case 'w:isLgl':
      level.legal = isOn(value);
      break;
    case 'w:suff':
      level.suffix = value === 'nothing' ? '' : ' ';
      break;
    case 'w:lvlRestart':
      level.restartAfter = number(value, 0);
      break;
    case 'w:pStyle':
      level.styleId = value;
      break;
  }
}

function label(level: Level, counters: readonly (number | undefined)[], levelAt: (at: number) => Level): string {
  if (level.format === 'bullet') return `${BULLET} `;
  const text = level.text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const { format, start } = levelAt(at);
    return formatNumber(counters[at] ?? start, level.legal && format !== 'none' ? 'decimal' : format);
  });
  return text === '' ? '' : text + level.suffix;
}

const clampLevel = (level: number): number => (level >= 0 && level < LEVELS ? Math.floor(level) : 0);
const number = (value: string, fallback: number): number => (/^\d{1,9}$/.test(value) ? Number(value) : fallback);
