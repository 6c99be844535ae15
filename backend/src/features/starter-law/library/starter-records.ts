import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { readStoredJson } from '../../../core/validation/stored-data.js';
import { STARTER_MANIFEST, type StarterManifest } from '../manifest/starter-manifest.js';

/** `unwanted`: the library had documents when the product first looked. */
export type StarterState = 'loading' | 'loaded' | 'unwanted' | 'removing' | 'removed';

/** How far the starter law is. */
export interface StarterRow {
  state: StarterState;
  /** One that an administrator gave in place of the shipped one. */
  manifest: StarterManifest | null;
  /** The state of the source whose acts have all been dealt with. */
  commitDone: string | null;
  /** The state of the source whose acts may take the place of earlier ones. */
  commitAccepted: string | null;
  /** Failed tries in a row. */
  tries: number;
  nextTryAt: Date | null;
  /** Why the last try failed. */
  problem: string | null;
}

/** `own`: the library has the act already, from somebody else. `refused`: its files are not what they should be. */
export type ActOutcome = 'loaded' | 'own' | 'refused';

/** What became of one act. It is kept when its document is gone, so that the act is not loaded again. */
export interface ActRow {
  act: string;
  outcome: ActOutcome;
  documentId: string | null;
  /** As `hashOfAct` gives it. */
  sourceHash: string;
  /** Of the text that was put into the library; null where none was. */
  fileSha256: string | null;
  problem: string | null;
}

type StoredRow = Omit<StarterRow, 'manifest'> & { manifest: unknown };

/** What the database knows of the starter law. */
@Injectable()
export class StarterRecords {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Null until the product has looked whether the library is empty. */
  async read(): Promise<StarterRow | null> {
    const [row] = await this.database.query<StoredRow[]>(
      `select state, manifest, commit_done as "commitDone", commit_accepted as "commitAccepted", tries, next_try_at as "nextTryAt", problem
       from starter_law`,
    );
    if (!row) return null;
    return {
      ...row,
      manifest: row.manifest === null ? null : readStoredJson(STARTER_MANIFEST, JSON.stringify(row.manifest), 'the starter law'),
    };
  }

  /** Sets the state, and with it that the next try is due at once. */
  async begin(state: StarterState, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query(
      `insert into starter_law (state) values ($1)
       on conflict (only_row) do update set state = $1, commit_done = null, tries = 0, next_try_at = null, problem = null`,
      [state],
    );
  }

  /**
   * Ends what was under way.
   * @param commit the state of the source whose acts were all dealt with
   * @returns false where somebody has begun something else meanwhile, which then goes on
   */
  async finish(from: StarterState, to: StarterState, commit: string | null): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(
      `update starter_law set state = $2, commit_done = $3, tries = 0, next_try_at = null, problem = null where state = $1 returning 1`,
      [from, to, commit],
    );
    return rows.length > 0;
  }

  /** Puts the next try off. */
  async postpone(problem: string, nextTryAt: Date): Promise<void> {
    await this.database.query('update starter_law set tries = tries + 1, next_try_at = $2, problem = $1', [problem, nextTryAt]);
  }

  /** From now on this is the starter law, and its acts take the place of those that were loaded before. */
  async accept(manager: EntityManager, { commit }: StarterManifest, manifest: StarterManifest | null): Promise<void> {
    await manager.query(
      `insert into starter_law (state, manifest, commit_accepted) values ('loading', $1, $2)
       on conflict (only_row) do update set state = 'loading', manifest = coalesce($1, starter_law.manifest), commit_accepted = $2,
         commit_done = null, tries = 0, next_try_at = null, problem = null`,
      [manifest && JSON.stringify(manifest), commit],
    );
  }

  async acts(): Promise<Map<string, ActRow>> {
    const rows = await this.database.query<ActRow[]>(
      `select act, outcome, document_id as "documentId", source_hash as "sourceHash", file_sha256 as "fileSha256", problem from starter_acts`,
    );
    return new Map(rows.map((row) => [row.act, row]));
  }

  async note({ act, outcome, documentId, sourceHash, fileSha256, problem }: ActRow): Promise<void> {
    await this.database.query(
      `insert into starter_acts (act, outcome, document_id, source_hash, file_sha256, problem) values ($1, $2, $3, $4, $5, $6)
       on conflict (act) do update set outcome = $2, document_id = $3, source_hash = $4, file_sha256 = $5, problem = $6, at = now()`,
      [act, outcome, documentId, sourceHash, fileSha256, problem],
    );
  }

  async forget(act: string): Promise<void> {
    await this.database.query('delete from starter_acts where act = $1', [act]);
  }
}
