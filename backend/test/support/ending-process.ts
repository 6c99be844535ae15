import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { endInOrder } from '../../src/process-lifecycle.js';

/** A process that has something to finish when it is asked to stop, and does as its argument says: `hang` or `fail`. */
const LIMIT_MS = 100;
setUpLoggers({ level: 'info', pretty: false });
// Open as a server would be.
setInterval(() => undefined, 60_000);
endInOrder(
  () => (process.argv[2] === 'hang' ? new Promise(() => undefined) : Promise.reject(new Error('the index cannot be closed'))),
  () => ({ requests: [{ requestId: 'sample', method: 'GET', route: '/api/ask', ms: 1 }] }),
  LIMIT_MS,
);
process.send?.('ready');
