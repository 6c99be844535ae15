import { IndexReader, type ReaderMethods, type StoreSettings } from '@themis/sparse-index/store';
import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../../core/workers/serve-worker.js';
import { openAnewAfterDamage } from './open-anew.js';

const reader = new IndexReader(workerData as StoreSettings);

const methods = {
  init: () => reader.init(),
  active: () => reader.active(),
  generations: () => reader.generations(),
  search: (query) => reader.search(query),
  idf: (terms) => reader.idf(terms),
  documents: (page) => reader.documents(page),
  stats: (generation) => reader.stats(generation),
  probe: () => reader.probe(),
} satisfies ReaderMethods;

serveWorker(openAnewAfterDamage(methods, () => reader.forget()));
