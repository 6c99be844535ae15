const UNRELEASED = '## [Unreleased]';
/** `- `KIND path`: what it means`, at the beginning of a line. */
const LINE = /^- `([^`\n]+)`/gm;

/**
 * The breaking changes that the changelog names for the next release. Lines of earlier releases do not count: what broke once may not
 * break again without being told.
 * @param {string} page the text of the changelog
 * @returns {Set<string>} each as kind and path
 */
export function namedChanges(page) {
  const begin = page.indexOf(UNRELEASED);
  if (begin < 0) return new Set();
  const end = page.indexOf('\n## ', begin);
  const section = page.slice(begin, end < 0 ? undefined : end);
  return new Set([...section.matchAll(LINE)].map(([, change]) => change));
}

/**
 * Those of the changes that the changelog does not name, each once.
 * @param {string[]} changes
 * @param {Set<string>} named
 */
export const unnamed = (changes, named) => [...new Set(changes)].filter((change) => !named.has(change));
