import { serveWorker } from '../../../core/workers/serve-worker.js';
import { PREPARATION_TASKS } from './preparation-tasks.js';

serveWorker(PREPARATION_TASKS);
