import type { Database, Statement } from './driver.js';

export interface GenerationState {
  /** Rises with every commit; readers notice by it what to reload. */
  revision: number;
  nextPassage: number;
  documents: number;
  passages: number;
  /** Passages with a lexical vector: the N of the IDF formula. */
  lexical: number;
}

/** The one row of counters of a generation. */
export class StateTable {
  private readonly select: Statement;
  private readonly update: Statement;

  constructor(db: Database) {
    this.select = db.prepare('SELECT revision, next_passage AS nextPassage, documents, passages, lexical FROM state');
    this.update = db.prepare('UPDATE state SET revision = ?, next_passage = ?, documents = ?, passages = ?, lexical = ?');
  }

  read(): GenerationState {
    return { ...(this.select.get() as unknown as GenerationState) };
  }

  write({ revision, nextPassage, documents, passages, lexical }: GenerationState): void {
    this.update.run(revision, nextPassage, documents, passages, lexical);
  }
}
