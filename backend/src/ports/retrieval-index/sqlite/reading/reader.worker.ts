import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../../../core/workers/serve-worker.js';
import { IndexReader } from './index-reader.js';
import type { ReaderMethods, WorkerSettings } from '../storage/messages.js';
import { openAnewAfterDamage } from '../storage/open-anew.js';

const reader = new IndexReader(workerData as WorkerSettings);

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
