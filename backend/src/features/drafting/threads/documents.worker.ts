import { serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { DOCUMENT_TASKS } from './document-tasks.js';

yieldToEventLoops();
serveWorker(DOCUMENT_TASKS);
