import { serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { PREPARATION_TASKS } from './preparation-tasks.js';

// For one user's file; the library's thread works for everybody: see docs/decisions/fairness.md.
yieldToEventLoops();
serveWorker(PREPARATION_TASKS);
