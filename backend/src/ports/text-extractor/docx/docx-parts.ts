import { ExtractionError } from '../extraction-error.js';
import { walkXml } from './docx-xml.js';
import { readZipDirectory, unpackZipEntry, type ZipEntry, type ZipLimits } from './zip-directory.js';

const PACKAGE_RELATIONS = '_rels/.rels';
const USUAL_MAIN = 'word/document.xml';
const MAX_RELATIONS = 20_000;
/** Larger than any list of relations: what is behind it is not asked at the upload. */
const MAX_RELATIONS_BYTES = 4 * 1024 * 1024;

export interface Relation {
  /** The last part of its type: `officeDocument`, `styles`, `aFChunk`. */
  type: string;
  /** Name of the part in the archive, or the address of what is outside of it. */
  target: string;
  external: boolean;
}

/** The parts of a Word document by what they are to its main part; links to the outside are never followed. */
export class DocxParts {
  private readonly entries: Map<string, ZipEntry>;
  readonly main: string;
  /** By the part that has them. */
  private readonly relations = new Map<string, ReadonlyMap<string, Relation>>();

  /** @throws ExtractionError `corrupt`, `too-large` */
  constructor(
    private readonly bytes: Buffer,
    limits: ZipLimits,
  ) {
    this.entries = readZipDirectory(bytes, limits);
    this.main = mainPartOf(bytes, this.entries) ?? USUAL_MAIN;
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  part(name: string): Buffer | undefined {
    const entry = this.entries.get(name);
    return entry && unpackZipEntry(this.bytes, entry);
  }

  /** The part that the main one names as its `styles`, `numbering`, `footnotes` …, or the one that is usually called so. */
  of(type: string): { name: string; data: Buffer } | undefined {
    const named = [...this.relationsOf(this.main).values()].find((relation) => relation.type === type && !relation.external);
    const name = named && this.entries.has(named.target) ? named.target : `word/${type}.xml`;
    const data = this.part(name);
    return data && { name, data };
  }

  /** What a part refers to by this id; the main one unless another is named. */
  relation(id: string, source = this.main): Relation | undefined {
    return this.relationsOf(source).get(id);
  }

  /** The part that another one refers to by this id. */
  related(id: string, source = this.main): { name: string; data: Buffer } | undefined {
    const named = this.relation(id, source);
    const data = named && !named.external ? this.part(named.target) : undefined;
    return named && data ? { name: named.target, data } : undefined;
  }

  private relationsOf(source: string): ReadonlyMap<string, Relation> {
    const known = this.relations.get(source);
    if (known) return known;
    const read = relationsIn(this.part(relationsName(source)), source);
    this.relations.set(source, read);
    return read;
  }
}

/**
 * The part that holds the text of a Word document: Word Online calls it `word/document2.xml`.
 * @returns undefined when the archive is no Word document
 */
export function mainPartOf(bytes: Buffer, entries: ReadonlyMap<string, ZipEntry>): string | undefined {
  const list = entries.get(PACKAGE_RELATIONS);
  if (list && !list.encrypted && list.unpackedBytes <= MAX_RELATIONS_BYTES) {
    const named = [...relationsIn(unpackOrNothing(bytes, list), '').values()].find(
      ({ type, external }) => type === 'officeDocument' && !external,
    )?.target;
    if (named !== undefined && named.startsWith('word/') && entries.has(named)) return named;
  }
  return entries.has(USUAL_MAIN) ? USUAL_MAIN : undefined;
}

/** A damaged list names nothing; the usual name may still be there. */
function unpackOrNothing(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  try {
    return unpackZipEntry(bytes, entry);
  } catch {
    return undefined;
  }
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

const relationsName = (part: string): string => `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;

function relationsIn(xml: Buffer | undefined, source: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  if (!xml) return relations;
  try {
    walkXml(xml, {
      open: (name, attribute) => {
        const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')];
        if (name.endsWith('Relationship') && id !== undefined && target !== undefined) {
          if (relations.size >= MAX_RELATIONS) throw new ExtractionError('too-large');
          const external = attribute('TargetMode') === 'External';
          const kind = type?.slice(type.lastIndexOf('/') + 1) ?? '';
          relations.set(id, { type: kind, target: external ? target : resolved(target, folderOf(source)), external });
        }
        return true;
      },
    });
  } catch (error) {
    if (!(error instanceof ExtractionError) || error.failure !== 'corrupt') throw error;
  }
  return relations;
}

/** `../media/a.png` from `word/` is `media/a.png`; a name that begins with `/` is one of the archive. */
function resolved(target: string, folder: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
