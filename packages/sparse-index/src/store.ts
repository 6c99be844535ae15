/** The store: generations of an index, each a SQLite file of one folder. Synchronous throughout; a server puts it into threads. */
export { IndexReader } from './reading/index-reader.js';
export type { StoredHit } from './reading/generation-reader.js';
export type { ReaderMethods, StoreSettings } from './reading/reader-methods.js';
export { copyIndex } from './storage/copy-index.js';
export { type Database, openDatabase } from './storage/driver.js';
export { IndexWriter } from './writing/index-writer.js';
export type { WriterMethods } from './writing/writer-methods.js';
