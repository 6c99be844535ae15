import { serveWorker } from '../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../core/workers/thread-priority.js';
import { PAGE_TASKS } from './page-tasks.js';

yieldToEventLoops();
serveWorker(PAGE_TASKS);
