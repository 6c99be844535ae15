import { serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { PREPARATION_TASKS } from './preparation-tasks.js';

yieldToEventLoops();
serveWorker(PREPARATION_TASKS);
