import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { SqliteRetrievalIndex } from '../../src/ports/retrieval-index/sqlite/sqlite-retrieval-index.js';
import { describeHistories } from './retrieval-index-history.js';
import { describeRankingParity } from './retrieval-index-parity.js';
import type { IndexHarness } from './retrieval-index-harness.js';
import { describeRetrievalIndex } from './retrieval-index.contract.js';
import { runsOf } from '../support/in-turn.js';

const CACHE_BYTES = 8 << 20;

async function start(): Promise<IndexHarness> {
  const directory = await mkdtemp(join(tmpdir(), 'retrieval-index-'));
  const opened: RetrievalIndex[] = [];
  return {
    async open() {
      const index = new SqliteRetrievalIndex({ directory, cacheBytes: CACHE_BYTES });
      opened.push(index);
      await index.init();
      return index;
    },
    async dispose() {
      for (const index of opened) await index.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describeRetrievalIndex('sqlite', start);
describeRankingParity('sqlite', start, { runs: runsOf(15) });
describeHistories('sqlite', start, { runs: runsOf(12) });
