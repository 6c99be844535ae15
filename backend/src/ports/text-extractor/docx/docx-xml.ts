import { SaxesParser } from 'saxes';
import { ExtractionError } from '../extraction-error.js';

const CHUNK_BYTES = 256 * 1024;
const MAX_DEPTH = 1_000;
const WORD_NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

export interface XmlVisitor {
  /**
   * @param name with the prefix `w:` for WordprocessingML, whatever the file calls it
   * @param attribute value by local name
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
  let prefix = 'w:';
  let skipFrom = Infinity;

  parser.on('doctype', () => {
    throw new ExtractionError('corrupt');
  });
  parser.on('opentag', (tag) => {
    if (names.length === 0) prefix = wordPrefix(tag.attributes);
    if (names.length >= MAX_DEPTH) throw new ExtractionError('corrupt');
    const name = prefix !== 'w:' && tag.name.startsWith(prefix) ? `w:${tag.name.slice(prefix.length)}` : tag.name;
    const attribute = (local: string) => tag.attributes[prefix + local] ?? tag.attributes[local];
    if (skipFrom === Infinity && visitor.open(name, attribute, names.at(-1) ?? '') === false) skipFrom = names.length;
    names.push(name);
  });
  parser.on('closetag', () => {
    const name = names.pop() as string;
    if (skipFrom === Infinity) visitor.close?.(name);
    else if (names.length === skipFrom) skipFrom = Infinity;
  });
  if (visitor.text) parser.on('text', (text) => skipFrom === Infinity && visitor.text?.(text));

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

function wordPrefix(attributes: Record<string, string>): string {
  for (const [name, uri] of Object.entries(attributes)) {
    if (WORD_NAMESPACES.has(uri)) return name === 'xmlns' ? '' : `${name.slice('xmlns:'.length)}:`;
  }
  return 'w:';
}
