import { SqliteRetrievalIndex } from '../../src/ports/retrieval-index/sqlite/sqlite-retrieval-index.js';
import { manifest } from './retrieval-index-oracle.js';
import { operation } from './retrieval-index-operations.js';

/** Writes until it is killed; prints the number of each operation once the index has acknowledged it. */
const [directory = '', mode = 'update', start = '0'] = process.argv.slice(2);
const index = new SqliteRetrievalIndex({ directory, cacheBytes: 1 << 20 });
await index.init();
const builder = mode === 'build' ? await index.buildGeneration(manifest) : undefined;
for (let number = Number(start); ; number++) {
  const { docId, document } = operation(number);
  if (builder) await builder.add(document ? [document] : []);
  else if (document) await index.upsertDocument(document, manifest);
  else await index.deleteDocument(docId);
  process.stdout.write(`${number}\n`);
}
