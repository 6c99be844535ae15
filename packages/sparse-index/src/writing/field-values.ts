import type { FieldValue } from '../model/types.js';
import type { Database, Statement } from '../storage/driver.js';

/** Gives each value of a filter field a small number from 1; 0 is "the passage has no such field". */
export class FieldValues {
  private readonly known: Map<FieldValue, number>[] = [];
  private readonly select: Statement;
  private readonly selectLast: Statement;
  private readonly selectLargest: Statement;
  private readonly writeLast: Statement;
  private readonly insert: Statement;

  constructor(db: Database) {
    this.select = db.prepare('SELECT code FROM field_value WHERE field = ? AND value = ?');
    this.selectLast = db.prepare('SELECT code FROM field_last WHERE field = ?');
    this.selectLargest = db.prepare('SELECT coalesce(max(code), 0) AS code FROM field_value WHERE field = ?');
    this.writeLast = db.prepare('INSERT OR REPLACE INTO field_last VALUES (?, ?)');
    this.insert = db.prepare('INSERT INTO field_value VALUES (?, ?, ?)');
  }

  /** The code of a value, given now when it is new. To be called inside a write transaction. */
  code(field: number, value: FieldValue): number {
    const known = (this.known[field] ??= new Map());
    let code = known.get(value) ?? (this.select.get(field, value) as { code: number } | undefined)?.code;
    if (code === undefined) {
      code = this.last(field) + 1;
      this.insert.run(field, value, code);
      this.writeLast.run(field, code);
    }
    known.set(value, code);
    return code;
  }

  /** Kept apart: every document has its own id, and looking for the largest code among 100,000 took 9 ms of adding one. */
  private last(field: number): number {
    const row = (this.selectLast.get(field) ?? this.selectLargest.get(field)) as { code: number };
    return row.code;
  }

  /** After a rollback, which takes new codes back. */
  forget(): void {
    this.known.length = 0;
  }
}
