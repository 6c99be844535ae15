import type { Database, Statement } from '../storage/driver.js';
import type { DenseField } from '../model/types.js';
import { asUint16, asUint32, BLOCK_SIZE, expandLive, fieldCodesKey, SEGMENT_SIZE, SEGMENTS_PER_BLOCK } from '../storage/layout.js';

interface BlockRow {
  id: number;
  postingsRevision: number;
  liveRevision: number;
}

export interface Block {
  id: number;
  postingsRevision: number;
  liveRevision: number;
  /** 1 where the passage exists. */
  live: Uint8Array;
  liveCount: number;
  /** By field number: the value code of each passage. */
  codes: Uint32Array[];
  signatures: Partial<Record<DenseField, Signatures>>;
}

/** Of the vectors of a block's passages, one bit per dimension. */
export interface Signatures {
  /** Of the first vector of each passage. */
  bits: Uint32Array;
  /** 1 where the passage has a vector. */
  present: Uint8Array;
  /** Of the others: local numbers of their passages, and the bits one after the other. */
  further: { places: Uint16Array; bits: Uint32Array };
}

/** What a search needs of each block besides postings; reloads only the blocks that a commit has changed. */
export class BlockCache {
  readonly blocks: Block[] = [];
  private revision = -1;
  private readonly selectRevisions: Statement;
  private readonly selectLive: Statement;
  private readonly selectCodes: Statement;
  private readonly selectSignature: Statement;
  private readonly selectFurther: Statement;
  private readonly selectQuestions: Statement;

  constructor(
    db: Database,
    private readonly onPostingsChanged: (blocks: readonly number[]) => void,
  ) {
    this.selectRevisions = db.prepare(
      'SELECT id, postings_revision AS postingsRevision, live_revision AS liveRevision FROM block ORDER BY id',
    );
    this.selectLive = db.prepare('SELECT live FROM block WHERE id = ?');
    this.selectCodes = db.prepare('SELECT codes FROM field_codes WHERE key = ?');
    this.selectSignature = db.prepare('SELECT bits, present FROM dense_signature WHERE segment = ?');
    this.selectFurther = db.prepare('SELECT places, bits FROM dense_further WHERE segment = ?');
    this.selectQuestions = db.prepare('SELECT places, bits FROM question_signature WHERE segment = ?');
  }

  /** Brings the cache to the revision of the running read transaction. */
  refresh(revision: number): void {
    if (revision === this.revision) return;
    const changed: number[] = [];
    for (const row of this.selectRevisions.all() as unknown as BlockRow[]) {
      const old = this.blocks[row.id];
      if (old?.liveRevision === row.liveRevision && old.postingsRevision === row.postingsRevision) continue;
      const postingsChanged = old?.postingsRevision !== row.postingsRevision;
      if (postingsChanged) changed.push(row.id);
      const { live, count } = expandLive((this.selectLive.get(row.id) as { live: Uint8Array }).live);
      this.blocks[row.id] = {
        ...row,
        live,
        liveCount: count,
        codes: postingsChanged ? [] : old.codes,
        signatures: postingsChanged ? {} : old.signatures,
      };
    }
    this.onPostingsChanged(changed);
    this.revision = revision;
  }

  codes(block: Block, field: number): Uint32Array {
    return (block.codes[field] ??= this.loadCodes(block.id, field));
  }

  signatures(block: Block, words: number, field: DenseField): Signatures {
    return (block.signatures[field] ??= field === 'text' ? this.loadSignatures(block.id, words) : this.loadQuestions(block.id));
  }

  private loadCodes(block: number, field: number): Uint32Array {
    const codes = new Uint32Array(BLOCK_SIZE);
    for (let i = 0; i < SEGMENTS_PER_BLOCK; i++) {
      const row = this.selectCodes.get(fieldCodesKey(block * SEGMENTS_PER_BLOCK + i, field)) as { codes: Uint8Array } | undefined;
      if (row) codes.set(asUint32(row.codes), i * SEGMENT_SIZE);
    }
    return codes;
  }

  private loadSignatures(block: number, words: number): Signatures {
    const bits = new Uint32Array(BLOCK_SIZE * words);
    const present = new Uint8Array(BLOCK_SIZE / 8);
    for (let i = 0; i < SEGMENTS_PER_BLOCK; i++) {
      const row = this.selectSignature.get(block * SEGMENTS_PER_BLOCK + i) as { bits: Uint8Array; present: Uint8Array } | undefined;
      if (!row) continue;
      bits.set(asUint32(row.bits), i * SEGMENT_SIZE * words);
      present.set(row.present, (i * SEGMENT_SIZE) / 8);
    }
    return { bits, present: expandLive(present).live, further: loadLists(this.selectFurther, block) };
  }

  /** All of them stand in lists: most passages have none. */
  private loadQuestions(block: number): Signatures {
    return { bits: new Uint32Array(), present: new Uint8Array(BLOCK_SIZE), further: loadLists(this.selectQuestions, block) };
  }
}

function loadLists(select: Statement, block: number): Signatures['further'] {
  const places: number[] = [];
  const bits: Uint8Array[] = [];
  for (let i = 0; i < SEGMENTS_PER_BLOCK; i++) {
    const row = select.get(block * SEGMENTS_PER_BLOCK + i) as { places: Uint8Array; bits: Uint8Array } | undefined;
    if (!row) continue;
    for (const place of asUint16(row.places)) places.push(i * SEGMENT_SIZE + place);
    bits.push(row.bits);
  }
  return { places: Uint16Array.from(places), bits: asUint32(Buffer.concat(bits)) };
}
