import { startEmbeddedPostgres } from '../../src/core/database/embedded/embedded-postgres.js';

/**
 * A process of its own that holds an embedded server, for tests that kill it. Run through `typescript-loader.mjs` with
 * the data directory and the system directory as arguments; sends `{ url, pid, created }` when the server is ready.
 */
const [directory = '', systemDirectory] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ directory, systemDirectory });
process.send?.({ url: server.url(), pid: server.pid, created: server.created });
