import { serveWorker } from '../../../core/workers/serve-worker.js';
import { yieldToEventLoops } from '../../../core/workers/thread-priority.js';
import { PRINTERS } from './print-parts.js';

yieldToEventLoops();
serveWorker(PRINTERS);
