import { basename } from 'node:path';

/** The files that take longest, the longest first; without this a fresh machine begins them by their length in bytes, and one is left over at the end. */
const LONGEST = (
  'suggestion-cases text-processes worker-pool template-properties time-guard redline-docx inspect-template ' +
  'inputs template-bombs database-away stopping parts-away model-budget connections-ended inputs-http ' +
  'access-matrix rebuild integrators search-by-meaning backup drafting document-versions hostile-uploads hostile-documents ' +
  'pdf-engine jobs-faults retrieval-index-crash retrieval-index-qdrant retrieval-index-sqlite'
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
