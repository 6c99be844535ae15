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
  /** With holes where the file says nothing about a level. */
  levels: (Level | undefined)[];
  styleLink?: string;
  numStyleLink?: string;
}

interface Numbering {
  abstractId: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

const LEVELS = 9;
/** Characters of the pattern of a number; Word itself takes fewer. */
const MAX_LEVEL_TEXT = 255;
const BULLET = '\u2022';
const newLevel = (): Level => ({ start: 1, format: 'decimal', text: '', legal: false, suffix: ' ' });

/** Automatic numbers, counted paragraph by paragraph in document order. Body, headers and notes each count for themselves. */
export class DocxNumbering {
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly restarted = new Set<string>();

  constructor(private readonly definitions: NumberingDefinitions) {}

  /**
   * Counts one paragraph and gives its label with what separates it from the text, such as "12. " or "(a) ".
   * @param level from 0; when undefined, the level that is linked to `styleId`
   */
  next(numId: string, level: number | undefined, styleId?: string): string {
    const found = this.definitions.find(numId);
    if (!found) return '';
    const { numbering, abstract, abstractId } = found;
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
}

/** The lists that `word/numbering.xml` defines. */
export class NumberingDefinitions {
  private readonly abstracts = new Map<string, AbstractNumbering>();
  private readonly numberings = new Map<string, Numbering>();
  /** The list that holds the definition of a style; the first one where several say so. */
  private readonly byStyle = new Map<string, string>();

  constructor(xml?: Buffer) {
    if (!xml) return;
    this.read(xml);
    for (const [id, { styleLink }] of this.abstracts) {
      if (styleLink !== undefined && !this.byStyle.has(styleLink)) this.byStyle.set(styleLink, id);
    }
  }

  /** A reference to a list with its definition, which may be that of a style; undefined where there is none. */
  find(numId: string): { numbering: Numbering; abstract: AbstractNumbering; abstractId: string } | undefined {
    const numbering = this.numberings.get(numId);
    if (!numbering) return undefined;
    const link = this.abstracts.get(numbering.abstractId)?.numStyleLink;
    const abstractId = (link === undefined ? undefined : this.byStyle.get(link)) ?? numbering.abstractId;
    const abstract = this.abstracts.get(abstractId);
    return abstract && { numbering, abstract, abstractId };
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
      level.text = value.slice(0, MAX_LEVEL_TEXT);
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
