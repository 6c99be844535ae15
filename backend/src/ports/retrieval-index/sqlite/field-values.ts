import type { FieldValue } from '../retrieval-index.js';
import type { Database, Statement } from './driver.js';

/** Gives each value of a filter field a small number from 1; 0 is "the passage has no such field". */
export class FieldValues {
  private readonly known: Map<FieldValue, number>[] = [];
  private readonly select: Statement;
  private readonly selectLast: Statement;
  private readonly insert: Statement;

  constructor(db: Database) {
    this.select = db.prepare('SELECT code FROM field_value WHERE field = ? AND value = ?');
    this.selectLast = db.prepare('SELECT coalesce(max(code), 0) AS last FROM field_value WHERE field = ?');
    this.insert = db.prepare('INSERT INTO field_value VALUES (?, ?, ?)');
  }

  /** The code of a value, given now when it is new. To be called inside a write transaction. */
  code(field: number, value: FieldValue): number {
    const known = (this.known[field] ??= new Map());
    let code = known.get(value) ?? (this.select.get(field, value) as { code: number } | undefined)?.code;
    if (code === undefined) {
      code = (this.selectLast.get(field) as { last: number }).last + 1;
      this.insert.run(field, value, code);
    }
    known.set(value, code);
    return code;
  }

  /** After a rollback, which takes new codes back. */
  forget(): void {
    this.known.length = 0;
  }
}
