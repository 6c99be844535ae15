import { parentPort } from 'node:worker_threads';
import { judgePattern } from './judge-pattern.mjs';

/** Judges one pattern after the other. */
parentPort?.on('message', ({ source, flags }) => parentPort?.postMessage(judgePattern(source, flags)));
