import { basename } from 'node:path';

/** The files that take longest, the longest first; without this a fresh machine begins them by their length in bytes, and one is left over at the end. */
const LONGEST = (
  'follow-suggestions text-processes worker-pool time-guard redline-docx inspect-template template-properties true-quotations ' +
  'parts-away model-budget hostile-texts long-lists inputs stopping logins matched-texts template-bombs killed-rebuild used-links ' +
  'index-server-away connections-ended lost-index key-scopes idle-connections crowded-json ' +
  'access-matrix rebuild integrators ask-rewriting selected-file backup photographs search-by-meaning bulk-loading hostile-uploads ' +
  'starter-law ledger retention drafting-faults hostile-documents ' +
  'embedded-postgres pdf-engine jobs-faults scanned-papers text-extractor scanned-pages retrieval-index-sqlite jobs ' +
  'retrieval-index-blocks retrieval-index-qdrant embedder-local jobs-fair'
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
