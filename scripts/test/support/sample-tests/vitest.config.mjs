import config from '../../../../vitest.config.mjs';

/** Run by `test-results.test.mjs`, and by nothing else. */
export default { test: { ...config.test, include: ['{broken,empty,mixed}.mjs'] } };
