import { giveUpRights } from '../../core/processes/give-up-rights.js';
import { serveWorker } from '../../core/workers/serve-worker.js';
import { PHOTOGRAPH_TASKS } from './photograph-tasks.js';

/** Above the accounts of people and services, and none of those that other programs of ours run as. */
const FIRST_ID = 64_531;

// A picture of any origin is decoded here: what it makes of a library's fault is to be done as nobody.
giveUpRights(FIRST_ID);
serveWorker(PHOTOGRAPH_TASKS);
