import { serveWorker } from '../../../core/workers/serve-worker.js';
import { PRINTERS } from './print-parts.js';

serveWorker(PRINTERS);
