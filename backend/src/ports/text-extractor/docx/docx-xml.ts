import { SaxesParser } from 'saxes';
import { ExtractionError } from '../extraction-error.js';

const CHUNK_BYTES = 256 * 1024;
const MAX_DEPTH = 1_000;
const TRANSITIONAL = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const MICROSOFT = 'urn:schemas-microsoft-com';
/** What is read of other formats than WordprocessingML, by the prefix that it has here; programs may give it any. */
const PREFIXES = new Map([
  ...[TRANSITIONAL, STRICT].flatMap((at): [string, string][] => [
    [`${at}/drawingml${at === STRICT ? '' : '/2006'}/main`, 'a'],
    [`${at}/drawingml${at === STRICT ? '' : '/2006'}/wordprocessingDrawing`, 'wp'],
    [`${at}/drawingml${at === STRICT ? '' : '/2006'}/chart`, 'c'],
    [`${at}/drawingml${at === STRICT ? '' : '/2006'}/diagram`, 'dgm'],
    [`${at}/officeDocument${at === STRICT ? '' : '/2006'}/relationships`, 'r'],
    [`${at}/officeDocument${at === STRICT ? '' : '/2006'}/math`, 'm'],
    [`${at}/wordprocessingml${at === STRICT ? '' : '/2006'}/main`, 'w'],
  ]),
  [`${TRANSITIONAL}/markup-compatibility/2006`, 'mc'],
  [`${MICROSOFT}:vml`, 'v'],
  [`${MICROSOFT}:office:office`, 'o'],
]);

export interface XmlVisitor {
  /**
   * @param name with the prefix that its format has here, whatever the file calls it: `w:` for WordprocessingML
   * @param attribute value by local name in WordprocessingML, or by prefix and name: `val`, `r:embed`
   * @returns false to leave the element and all in it out
   */
  open(name: string, attribute: (local: string) => string | undefined, parent: string): boolean | undefined;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Walks an XML part of a DOCX file. A document type declaration is refused, so there are no entities but XML's own
 * and nothing outside is ever opened.
 * @throws ExtractionError `corrupt` when it is not well-formed
 */
export function walkXml(xml: Buffer, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const names: string[] = [];
  let prefixes = new Prefixes({});
  let skipFrom = Infinity;

  parser.on('doctype', () => {
    throw new ExtractionError('corrupt');
  });
  parser.on('opentag', (tag) => {
    if (names.length === 0) prefixes = new Prefixes(tag.attributes);
    if (names.length >= MAX_DEPTH) throw new ExtractionError('corrupt');
    const name = prefixes.known(tag.name);
    const attribute = (local: string) => tag.attributes[prefixes.inFile(local)] ?? tag.attributes[local];
    if (skipFrom === Infinity && visitor.open(name, attribute, names.at(-1) ?? '') === false) skipFrom = names.length;
    names.push(name);
  });
  parser.on('closetag', () => {
    const name = names.pop() as string;
    if (skipFrom === Infinity) visitor.close?.(name);
    else if (names.length === skipFrom) skipFrom = Infinity;
  });
  for (const kind of ['text', 'cdata'] as const) if (visitor.text) parser.on(kind, (text) => skipFrom === Infinity && visitor.text?.(text));

  try {
    const decoder = new TextDecoder(xml[0] === 0xff ? 'utf-16le' : xml[0] === 0xfe ? 'utf-16be' : 'utf-8');
    for (let at = 0; at < xml.length; at += CHUNK_BYTES) parser.write(decoder.decode(xml.subarray(at, at + CHUNK_BYTES), { stream: true }));
    parser.close();
  } catch (error) {
    throw error instanceof ExtractionError ? error : new ExtractionError('corrupt', undefined, { cause: error });
  }
}

/** An on/off property of WordprocessingML: present without a value means on. */
export const isOn = (value: string | undefined): boolean => value !== '0' && value !== 'false' && value !== 'off';

/** The prefixes of a file, from its first element, which declares them. */
class Prefixes {
  /** With their colons. */
  private readonly byFile = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  constructor(attributes: Record<string, string>) {
    for (const [name, uri] of Object.entries(attributes)) {
      const prefix = PREFIXES.get(uri);
      if (prefix === undefined || (name !== 'xmlns' && !name.startsWith('xmlns:'))) continue;
      const inFile = name === 'xmlns' ? '' : `${name.slice('xmlns:'.length)}:`;
      if (inFile !== `${prefix}:`) this.byFile.set(inFile, `${prefix}:`);
      if (!this.byName.has(prefix)) this.byName.set(prefix, inFile);
    }
  }

  /** Name of an element as it is known here. */
  known(name: string): string {
    if (this.byFile.size === 0) return name;
    const end = name.indexOf(':') + 1;
    const prefix = this.byFile.get(name.slice(0, end));
    return prefix === undefined ? name : prefix + name.slice(end);
  }

  /** Name of an attribute in the file. */
  inFile(name: string): string {
    const at = name.indexOf(':');
    const prefix = at < 0 ? 'w' : name.slice(0, at);
    return (this.byName.get(prefix) ?? `${prefix}:`) + name.slice(at + 1);
  }
}
