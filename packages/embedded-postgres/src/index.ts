/** A PostgreSQL server that lives as long as the process that starts it, from the binaries of an npm package. */
export { findPackage } from './cluster/postgres-package.js';
export { EmbeddedPostgresError, type EmbeddedPostgresProblem } from './cluster/embedded-postgres-error.js';
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, type Password, startEmbeddedPostgres } from './embedded-postgres.js';
export type { Names } from './cluster/names.js';
export { processFacts } from './process/process-facts.js';
