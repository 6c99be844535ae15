import type { FieldClause, FilterClause } from '../model/filter.js';
import type { GenerationManifest } from '../model/types.js';
import type { Block, BlockCache } from './block-cache.js';
import type { Database, Statement } from '../storage/driver.js';

interface CodeSet {
  field: number;
  /** 1 at the codes of the values that the clause accepts. */
  accepted: Uint8Array;
  /** Value codes of the entered block's passages. */
  column: Uint32Array;
}

const NO_CODES = new Uint32Array(0);

/** A filter compiled to value codes, as of the running read transaction. */
export class FilterMask {
  /** Each has to accept a passage. */
  private readonly sets: CodeSet[] = [];
  /** Of each list, one member has to accept it with all its sets. */
  private readonly choices: CodeSet[][][] = [];
  private live: Uint8Array = new Uint8Array(0);

  constructor(
    db: Database,
    clauses: readonly FilterClause[],
    manifest: GenerationManifest,
    private readonly blocks: BlockCache,
  ) {
    const equal = db.prepare('SELECT code FROM field_value WHERE field = ? AND value = ?');
    const between = db.prepare('SELECT code FROM field_value WHERE field = ? AND value >= ? AND value <= ?');
    const all = db.prepare('SELECT code, value FROM field_value WHERE field = ?');
    const compiled = (clause: FieldClause): CodeSet => {
      const field = manifest.filterFields.findIndex(({ name }) => name === clause.field);
      return { field, accepted: codeSet(acceptedCodes(clause, field, { equal, between, all })), column: NO_CODES };
    };
    for (const clause of clauses) {
      if ('anyOf' in clause)
        this.choices.push(clause.anyOf.map((option) => option.map(compiled)).filter((option) => !option.some(isEmpty)));
      else this.sets.push(compiled(clause));
    }
  }

  get matchesNothing(): boolean {
    return this.sets.some(isEmpty) || this.choices.some((options) => options.length === 0);
  }

  enter(block: Block): void {
    this.live = block.live;
    for (const set of [...this.sets, ...this.choices.flat(2)]) set.column = this.blocks.codes(block, set.field);
  }

  /** Whether the passage of the entered block exists and is accepted. */
  accepts(local: number): boolean {
    if (this.live[local] !== 1) return false;
    return acceptedByAll(this.sets, local) && this.choices.every((options) => options.some((option) => acceptedByAll(option, local)));
  }
}

const isEmpty = ({ accepted }: CodeSet): boolean => accepted.length === 0;

function acceptedByAll(sets: readonly CodeSet[], local: number): boolean {
  for (const { accepted, column } of sets) {
    const code = column[local];
    if (code === undefined || accepted[code] !== 1) return false;
  }
  return true;
}

/** @param statements that find the codes of a value, of a range, of all values of a field */
function acceptedCodes(
  clause: FieldClause,
  field: number,
  { equal, between, all }: Record<'equal' | 'between' | 'all', Statement>,
): number[] {
  if ('notIn' in clause) {
    const out = new Set<unknown>(clause.notIn);
    return (all.all(field) as { code: number; value: unknown }[]).filter(({ value }) => !out.has(value)).map(({ code }) => code);
  }
  if ('in' in clause) {
    return clause.in.flatMap((value) => (equal.all(field, value) as { code: number }[]).map(({ code }) => code));
  }
  const { gte = -Infinity, lte = Infinity } = clause.range;
  return (between.all(field, gte, lte) as { code: number }[]).map(({ code }) => code);
}

function codeSet(codes: readonly number[]): Uint8Array {
  const accepted = new Uint8Array(codes.reduce((largest, code) => Math.max(largest, code + 1), 0));
  for (const code of codes) accepted[code] = 1;
  return accepted;
}
