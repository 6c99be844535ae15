import { serveWorker } from '../../../core/workers/serve-worker.js';
import { SELECTION_TASKS } from './selection-tasks.js';

serveWorker(SELECTION_TASKS);
