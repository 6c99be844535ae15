import { serveWorker } from '../../../core/workers/serve-worker.js';
import { DOCUMENT_TASKS } from './document-tasks.js';

serveWorker(DOCUMENT_TASKS);
