import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  ActiveGenerationChangedError,
  ActiveGenerationDropError,
  GenerationNotSealedError,
  IndexUnavailableError,
  IndexUnreadableError,
} from '../model/errors.js';
import { readManifestJson } from '../model/manifest-schema.js';
import type { GenerationId, GenerationInfo, GenerationManifest } from '../model/types.js';
import { tryBuildLock } from './build-lock.js';
import { type Database, guarded, openDatabase, transaction } from './driver.js';

const GENERATION_FILE = /^generation-(.+?)\.sqlite(-wal|-shm|-journal)?$/;
export const CATALOG_FILE = 'catalog.sqlite';
const SUFFIXES = ['', '-wal', '-shm', '-journal'];

export const generationFile = (id: GenerationId): string => `generation-${id}.sqlite`;

interface Row {
  id: string;
  state: 'building' | 'sealed';
  created_at: string;
  manifest: string;
  promoted_at: string | null;
  active: 0 | 1;
  previous: 0 | 1;
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS generation (id TEXT PRIMARY KEY, state TEXT NOT NULL, created_at TEXT NOT NULL, manifest TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS active (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL REFERENCES generation (id));
  CREATE TABLE IF NOT EXISTS promotion (turn INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, at TEXT NOT NULL);`;

const SELECT = `
  SELECT id, state, created_at, manifest, (SELECT at FROM promotion WHERE promotion.id = generation.id) AS promoted_at,
    EXISTS (SELECT 1 FROM active WHERE active.id = generation.id) AS active,
    id IS (SELECT id FROM promotion WHERE id NOT IN (SELECT id FROM active) ORDER BY turn DESC LIMIT 1) AS previous
  FROM generation`;

function info(row: Row): GenerationInfo {
  return {
    id: row.id,
    state: row.active ? 'active' : row.previous ? 'previous' : row.state,
    createdAt: row.created_at,
    promotedAt: row.promoted_at,
    manifest: readManifestJson(row.manifest),
  };
}

/**
 * The small file that lists the generations and names the active one. It keeps a rollback journal and full
 * synchronisation: a promotion is on disk when it returns, and every process reads it afresh before a search.
 */
export class Catalog {
  private readonly db: Database;
  private readonly selectActive;
  private readonly selectOne;

  /**
   * Opens the catalogue of a folder. One that is damaged is set aside: the index is then empty, and is rebuilt from the
   * library, which is where all of it came from.
   */
  static open(directory: string): Catalog {
    try {
      return new Catalog(directory);
    } catch (error) {
      if (!(error instanceof IndexUnreadableError)) throw error;
      setAside(directory);
      return new Catalog(directory);
    }
  }

  private readonly inode: number;

  private constructor(private readonly directory: string) {
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new IndexUnavailableError(`The index folder cannot be made: ${(error as Error).message}.`, error);
    }
    this.db = openDatabase(join(directory, CATALOG_FILE), { create: true });
    try {
      guarded(() => this.db.exec('PRAGMA synchronous = FULL'));
      transaction(this.db, 'IMMEDIATE', () => this.db.exec(TABLES));
      requireSound(this.db);
    } catch (error) {
      this.db.close();
      throw error;
    }
    this.inode = this.inodeNow();
    this.selectActive = this.db.prepare('SELECT id FROM active');
    this.selectOne = this.db.prepare(`${SELECT} WHERE id = ?`);
  }

  /** Whether another process has set this catalogue aside since it was opened. */
  get replaced(): boolean {
    return this.inodeNow() !== this.inode;
  }

  private inodeNow(): number {
    return statSync(join(this.directory, CATALOG_FILE), { throwIfNoEntry: false })?.ino ?? 0;
  }

  file(id: GenerationId): string {
    return join(this.directory, generationFile(id));
  }

  activeId(): GenerationId | null {
    return guarded(() => (this.selectActive.get() as { id: string } | undefined)?.id ?? null);
  }

  find(id: GenerationId): GenerationInfo | undefined {
    const row = guarded(() => this.selectOne.get(id) as Row | undefined);
    return row && info(row);
  }

  list(): GenerationInfo[] {
    return guarded(() => this.db.prepare(`${SELECT} ORDER BY created_at, id`).all() as unknown as Row[]).map(info);
  }

  /** Every generation that writes must reach, the active one last: it alone is searched unasked. */
  sealed(): GenerationInfo[] {
    const order = (state: GenerationInfo['state']): number => Number(state === 'active');
    return this.list()
      .filter(({ state }) => state !== 'building')
      .sort((a, b) => order(a.state) - order(b.state));
  }

  /** To be called with the build lock held. */
  add(manifest: GenerationManifest): GenerationId {
    const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${randomBytes(4).toString('hex')}`;
    const insert = this.db.prepare("INSERT INTO generation VALUES (?, 'building', ?, ?)");
    guarded(() => insert.run(id, new Date().toISOString(), JSON.stringify(manifest)));
    return id;
  }

  seal(id: GenerationId): void {
    guarded(() => this.db.prepare("UPDATE generation SET state = 'sealed' WHERE id = ?").run(id));
  }

  /** @throws ActiveGenerationChangedError, GenerationNotSealedError */
  promote(id: GenerationId, expectActive: GenerationId | null): void {
    transaction(this.db, 'IMMEDIATE', () => {
      const active = this.activeId();
      if (active !== expectActive)
        throw new ActiveGenerationChangedError(`The active generation is ${active ?? 'none'}, not ${expectActive ?? 'none'}.`);
      const generation = this.find(id);
      if (!generation || generation.state === 'building') throw new GenerationNotSealedError(`There is no sealed generation ${id}.`);
      this.db.prepare('INSERT OR REPLACE INTO active VALUES (1, ?)').run(id);
      this.db.prepare('INSERT OR REPLACE INTO promotion (id, at) VALUES (?, ?)').run(id, new Date().toISOString());
    });
  }

  /** Idempotent. @throws ActiveGenerationDropError */
  drop(id: GenerationId): void {
    transaction(this.db, 'IMMEDIATE', () => {
      if (this.activeId() === id) throw new ActiveGenerationDropError('The active generation cannot be dropped.');
      this.db.prepare('DELETE FROM promotion WHERE id = ?').run(id);
      this.db.prepare('DELETE FROM generation WHERE id = ?').run(id);
    });
    for (const suffix of SUFFIXES) rmSync(this.file(id) + suffix, { force: true });
  }

  /** Drops what a dead builder left behind. Does nothing while a build is alive in any process. */
  recover(): void {
    const lock = tryBuildLock(this.directory);
    if (!lock) return;
    try {
      this.dropLeftovers();
    } finally {
      lock.release();
    }
  }

  /** @see recover; to be called with the build lock held. */
  dropLeftovers(): void {
    for (const { id, state } of this.list()) if (state === 'building') this.drop(id);
    const known = new Set(this.list().map(({ id }) => id));
    for (const name of readdirSync(this.directory)) {
      const id = GENERATION_FILE.exec(name)?.[1];
      if (id !== undefined && !known.has(id)) rmSync(join(this.directory, name), { force: true });
    }
  }

  close(): void {
    this.db.close();
  }
}

/** Cheap: the file holds a few rows. */
function requireSound(db: Database): void {
  const [row] = guarded(() => db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check?: string }[]);
  if (row?.integrity_check !== 'ok') throw new IndexUnreadableError('The list of generations is damaged.');
  const rows = guarded(() => db.prepare('SELECT manifest FROM generation').all() as { manifest: string }[]);
  for (const { manifest } of rows) readManifestJson(manifest);
}

/** With the build lock held, and only if another process has not done it in the meantime. */
function setAside(directory: string): void {
  const lock = tryBuildLock(directory);
  if (!lock) throw new IndexUnavailableError('The index is being mended by another process.');
  try {
    if (opens(directory)) return;
    const file = join(directory, CATALOG_FILE);
    renameSync(file, `${file}.damaged`);
    for (const suffix of SUFFIXES.slice(1)) rmSync(file + suffix, { force: true });
  } finally {
    lock.release();
  }
}

function opens(directory: string): boolean {
  try {
    const db = openDatabase(join(directory, CATALOG_FILE), { create: false });
    try {
      requireSound(db);
    } finally {
      db.close();
    }
    return true;
  } catch (error) {
    if (error instanceof IndexUnreadableError) return false;
    throw error;
  }
}
