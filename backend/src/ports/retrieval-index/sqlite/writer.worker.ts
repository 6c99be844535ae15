import { IndexWriter, type StoreSettings, type WriterMethods } from '@themis/sparse-index/store';
import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../../core/workers/serve-worker.js';
import { openAnewAfterDamage } from './open-anew.js';

const writer = new IndexWriter(workerData as StoreSettings);

const methods = {
  begin: (manifest) => writer.begin(manifest),
  add: (argument) => writer.add(argument),
  remove: (argument) => writer.remove(argument),
  seal: (argument) => writer.seal(argument),
  abort: (id) => writer.abort(id),
  promote: (argument) => writer.promote(argument),
  drop: (id) => writer.drop(id),
  upsert: (argument) => writer.upsert(argument),
  delete: (docId) => writer.delete(docId),
} satisfies WriterMethods;

serveWorker(openAnewAfterDamage(methods, () => writer.forget()));
