import { basename } from 'node:path';

/** The files that take longest, the longest first; without this a fresh machine begins them by their length in bytes, and one is left over at the end. */
const LONGEST = (
  'follow-suggestions text-processes worker-pool template-properties time-guard redline-docx inspect-template true-quotations ' +
  'inputs template-bombs database-away killed-rebuild model-budget parts-away connections-ended index-server-away lost-index socket-floods ' +
  'sockets keys inputs-http key-scopes stopping ' +
  'access-matrix rebuild drafting-faults selected-file search-by-meaning audit-log hostile-uploads asked-questions starter-law webhooks ' +
  'bulk-loading ledger ask-authorities backup ' +
  'embedded-postgres jobs-faults retrieval-index-sqlite pdf-engine scanned-papers jobs retrieval-index-qdrant photographs text-extractor ' +
  'embedder-local jobs-fair scanned-pages'
).split(' ');

/** Jest's `testSequencer`. */
export default class LongestFirst {
  /** What takes longest is begun first; for the rest, length in bytes says something. */
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.indexOf(basename(path).replace(/\.(test|spec)\.ts$/, ''));
      return at === -1 ? LONGEST.length : at;
    };
    const size = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;
    return tests.toSorted((one, other) => place(one) - place(other) || size(other) - size(one));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
