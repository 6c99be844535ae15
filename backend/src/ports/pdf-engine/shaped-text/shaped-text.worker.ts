import { serveWorker } from '../../../core/workers/serve-worker.js';
import { MENDING_TASKS } from './mending-tasks.js';

serveWorker(MENDING_TASKS);
