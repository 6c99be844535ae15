import type { GenerationManifest } from '../model/types.js';
import { readManifestJson } from '../model/manifest-schema.js';
import { type Database, guarded, openDatabase } from './driver.js';

/** Larger than SQLite's default because most rows are blobs of some kilobytes. */
const PAGE_SIZE = 8192;
const PAGE_CACHE_KIB = 8 * 1024;

const TABLES = `
  CREATE TABLE manifest (one INTEGER PRIMARY KEY CHECK (one = 1), json TEXT NOT NULL);
  CREATE TABLE state (one INTEGER PRIMARY KEY CHECK (one = 1), revision INTEGER NOT NULL, next_passage INTEGER NOT NULL,
    documents INTEGER NOT NULL, passages INTEGER NOT NULL, lexical INTEGER NOT NULL);
  INSERT INTO state VALUES (1, 0, 0, 0, 0, 0);
  CREATE TABLE term (id INTEGER PRIMARY KEY, df INTEGER NOT NULL);
  CREATE TABLE posting (key INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE block (id INTEGER PRIMARY KEY, postings_revision INTEGER NOT NULL, live_revision INTEGER NOT NULL, live BLOB NOT NULL);
  CREATE TABLE field_codes (key INTEGER PRIMARY KEY, codes BLOB NOT NULL);
  CREATE TABLE field_value (field INTEGER NOT NULL, value NOT NULL, code INTEGER NOT NULL, PRIMARY KEY (field, value)) WITHOUT ROWID;
  CREATE TABLE document (number INTEGER PRIMARY KEY, doc_id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
    first INTEGER NOT NULL, passages INTEGER NOT NULL);
  CREATE TABLE passage (number INTEGER PRIMARY KEY, document INTEGER NOT NULL, ordinal INTEGER NOT NULL, payload TEXT NOT NULL, terms BLOB);
  CREATE TABLE dense_vector (passage INTEGER PRIMARY KEY, vector BLOB NOT NULL);
  CREATE TABLE dense_signature (segment INTEGER PRIMARY KEY, bits BLOB NOT NULL, present BLOB NOT NULL);
`;

/**
 * What writing document by document needs: lists by segment (`BlockSettler`) and the last code of each field (`FieldValues`); the
 * signatures of the second and further vectors of passages; vectors of questions with theirs, and revisions of documents that have one.
 */
const UPDATE_TABLES = `
  CREATE TABLE IF NOT EXISTS posting_recent (key INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS field_last (field INTEGER PRIMARY KEY, code INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS dense_further (segment INTEGER PRIMARY KEY, places BLOB NOT NULL, bits BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS question_vector (passage INTEGER PRIMARY KEY, vector BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS question_signature (segment INTEGER PRIMARY KEY, places BLOB NOT NULL, bits BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS document_revision (document INTEGER PRIMARY KEY, revision INTEGER NOT NULL);
`;

/** A new, empty generation. Its build need not be durable: it counts only once sealed. */
export function createGenerationFile(path: string, manifest: GenerationManifest): Database {
  const db = openDatabase(path, { create: true });
  guarded(() => {
    db.exec(
      `PRAGMA page_size = ${PAGE_SIZE}; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON; PRAGMA cache_size = -${PAGE_CACHE_KIB}`,
    );
    db.exec(TABLES);
    db.exec(UPDATE_TABLES);
    db.prepare('INSERT INTO manifest VALUES (1, ?)').run(JSON.stringify(manifest));
  });
  return db;
}

/** Opens a sealed generation; commits are durable before they return, also against power loss. */
export function openGenerationFile(path: string): Database {
  const db = openDatabase(path, { create: false });
  // What is deleted is overwritten: a law that was taken out is in no free page of the file.
  guarded(() => {
    db.exec(`PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -${PAGE_CACHE_KIB}`);
    // A generation that was built before there were these tables gets them when it is opened.
    db.exec(UPDATE_TABLES);
  });
  return db;
}

export function readManifest(db: Database): GenerationManifest {
  const row = guarded(() => db.prepare('SELECT json FROM manifest').get() as { json: string });
  return readManifestJson(row.json);
}
