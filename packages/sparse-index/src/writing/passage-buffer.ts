import type { IndexPassage } from '../model/types.js';
import { signature } from '../reading/dense-vectors.js';
import { type Database, type Statement } from '../storage/driver.js';
import {
  asBytes,
  asUint32,
  BLOCK_SIZE,
  blockOf,
  encodePostings,
  fieldCodesKey,
  localOf,
  postingKey,
  SEGMENT_SIZE,
  segmentOf,
  setLive,
} from '../storage/layout.js';

/** What a posting list covers: a block when a generation is built, a segment when documents are added to it one by one. */
export type ListUnit = 'block' | 'segment';

const NOTHING = new Uint8Array();

/** By the place of its passage in the segment. */
interface SignatureEntry {
  place: number;
  words: Uint32Array;
}

/** Of a table of signatures in lists. */
interface SignatureLists {
  select: Statement;
  write: Statement;
}

interface BlockBuffer {
  /** Per block or segment, per term: local number, weight, local number, weight, … */
  postings: Map<number, Map<number, number[]>>;
  added: number[];
}

/**
 * Gathers passages and writes what belongs together at once: a posting list is written once per flush however many
 * of its passages were added. The same code serves a bulk build (a flush per block) and an update (one per document).
 */
export class PassageBuffer {
  private readonly blocks = new Map<number, BlockBuffer>();
  /** Per field-code key: place in the segment, code, place, code, … */
  private readonly codes = new Map<number, number[]>();
  /** Of the first vector of each passage. */
  private readonly signatures = new Map<number, SignatureEntry[]>();
  /** Of the others. */
  private readonly further = new Map<number, SignatureEntry[]>();
  /** Of the vectors of its questions. */
  private readonly questions = new Map<number, SignatureEntry[]>();
  private readonly selectPosting: Statement;
  private readonly writePosting: Statement;
  private readonly addDf: Statement;
  private readonly selectBlock: Statement;
  private readonly writeBlock: Statement;
  private readonly selectCodes: Statement;
  private readonly writeCodes: Statement;
  private readonly selectSignature: Statement;
  private readonly writeSignature: Statement;
  private readonly furtherLists: SignatureLists;
  private readonly questionLists: SignatureLists;

  constructor(
    db: Database,
    private readonly unit: ListUnit,
  ) {
    const table = unit === 'block' ? 'posting' : 'posting_recent';
    this.selectPosting = db.prepare(`SELECT data FROM ${table} WHERE key = ?`);
    this.writePosting = db.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`);
    this.addDf = db.prepare('INSERT INTO term VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET df = df + excluded.df');
    this.selectBlock = db.prepare('SELECT live FROM block WHERE id = ?');
    this.writeBlock = db.prepare('INSERT OR REPLACE INTO block VALUES (?, ?, ?, ?)');
    this.selectCodes = db.prepare('SELECT codes FROM field_codes WHERE key = ?');
    this.writeCodes = db.prepare('INSERT OR REPLACE INTO field_codes VALUES (?, ?)');
    this.selectSignature = db.prepare('SELECT bits, present FROM dense_signature WHERE segment = ?');
    this.writeSignature = db.prepare('INSERT OR REPLACE INTO dense_signature VALUES (?, ?, ?)');
    const lists = (name: 'dense_further' | 'question_signature'): SignatureLists => ({
      select: db.prepare(`SELECT places, bits FROM ${name} WHERE segment = ?`),
      write: db.prepare(`INSERT OR REPLACE INTO ${name} VALUES (?, ?, ?)`),
    });
    this.furtherLists = lists('dense_further');
    this.questionLists = lists('question_signature');
  }

  get isEmpty(): boolean {
    return this.blocks.size === 0;
  }

  /** @param codes field number and value code of each filter field that the passage has */
  add(number: number, passage: IndexPassage, codes: readonly (readonly [number, number])[]): void {
    const id = blockOf(number);
    let block = this.blocks.get(id);
    if (!block) this.blocks.set(id, (block = { postings: new Map(), added: [] }));
    const local = localOf(number);
    block.added.push(local);
    const segment = segmentOf(number);
    const unit = this.unit === 'block' ? id : segment;
    let postings = block.postings.get(unit);
    if (!postings) block.postings.set(unit, (postings = new Map<number, number[]>()));
    const { termIds, weights } = passage.lexical;
    for (const [i, termId] of termIds.entries()) append(postings, termId, local, weights[i] ?? 0);
    const place = number % SEGMENT_SIZE;
    for (const [field, code] of codes) append(this.codes, fieldCodesKey(segment, field), place, code);
    const gather = (gathered: Map<number, SignatureEntry[]>, vector: Float32Array): void => {
      const list = gathered.get(segment);
      const entry = { place, words: signature(vector) };
      if (list) list.push(entry);
      else gathered.set(segment, [entry]);
    };
    for (const [at, vector] of (passage.dense ?? []).entries()) gather(at === 0 ? this.signatures : this.further, vector);
    for (const vector of passage.questions ?? []) gather(this.questions, vector);
  }

  /** Writes everything gathered; to be called inside a write transaction. */
  flush(revision: number): void {
    for (const [id, block] of this.blocks) this.flushBlock(id, block, revision);
    for (const [key, pairs] of this.codes) this.flushCodes(key, pairs);
    for (const [segment, entries] of this.signatures) this.flushSignatures(segment, entries);
    for (const [segment, entries] of this.further) extend(this.furtherLists, segment, entries);
    for (const [segment, entries] of this.questions) extend(this.questionLists, segment, entries);
    this.clear();
  }

  clear(): void {
    this.blocks.clear();
    this.codes.clear();
    this.signatures.clear();
    this.further.clear();
    this.questions.clear();
  }

  private flushBlock(id: number, { postings, added }: BlockBuffer, revision: number): void {
    const stored = this.selectBlock.get(id) as { live: Uint8Array } | undefined;
    const live = stored?.live ?? new Uint8Array(BLOCK_SIZE / 8);
    for (const local of added) setLive(live, local, true);
    for (const [unit, lists] of postings) {
      // Ascending keys make the B-tree grow at its end instead of splitting all over.
      for (const [termId, pairs] of [...lists].sort(([a], [b]) => a - b)) {
        const key = postingKey(unit, termId);
        const old = stored && (this.selectPosting.get(key) as { data: Uint8Array } | undefined)?.data;
        this.writePosting.run(key, encodePostings(old, pairs));
        this.addDf.run(termId, pairs.length / 2);
      }
    }
    this.writeBlock.run(id, revision, revision, live);
  }

  private flushCodes(key: number, pairs: readonly number[]): void {
    const stored = this.selectCodes.get(key) as { codes: Uint8Array } | undefined;
    const codes = stored ? asUint32(stored.codes) : new Uint32Array(SEGMENT_SIZE);
    for (let i = 0; i < pairs.length; i += 2) codes[pairs[i] ?? 0] = pairs[i + 1] ?? 0;
    this.writeCodes.run(key, asBytes(codes));
  }

  private flushSignatures(segment: number, entries: readonly SignatureEntry[]): void {
    const words = entries[0]?.words.length ?? 0;
    const stored = this.selectSignature.get(segment) as { bits: Uint8Array; present: Uint8Array } | undefined;
    const bits = stored ? asUint32(stored.bits) : new Uint32Array(SEGMENT_SIZE * words);
    const present = stored?.present ?? new Uint8Array(SEGMENT_SIZE / 8);
    for (const entry of entries) {
      bits.set(entry.words, entry.place * words);
      setLive(present, entry.place, true);
    }
    this.writeSignature.run(segment, asBytes(bits), present);
  }
}

/** Appends to the signatures of a segment that stand in lists, each with its place. */
function extend({ select, write }: SignatureLists, segment: number, entries: readonly SignatureEntry[]): void {
  const stored = select.get(segment) as { places: Uint8Array; bits: Uint8Array } | undefined;
  const places = [stored?.places ?? NOTHING, asBytes(Uint16Array.from(entries, ({ place }) => place))];
  const bits = [stored?.bits ?? NOTHING, ...entries.map(({ words }) => asBytes(words))];
  write.run(segment, Buffer.concat(places), Buffer.concat(bits));
}

function append(map: Map<number, number[]>, key: number, a: number, b: number): void {
  const list = map.get(key);
  if (list) list.push(a, b);
  else map.set(key, [a, b]);
}
