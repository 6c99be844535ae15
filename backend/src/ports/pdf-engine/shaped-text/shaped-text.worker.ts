import { serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { MENDING_TASKS } from './mending-tasks.js';

yieldToEventLoops();
serveWorker(MENDING_TASKS);
