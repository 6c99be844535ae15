import { parentPort } from 'node:worker_threads';
import { ownClock } from './thread-clock.js';
import type { WorkerFailure, WorkerMessage, WorkerMethods, WorkerRequest, WorkerResponse } from './worker-protocol.js';

function failure(error: unknown): WorkerFailure {
  if (error instanceof Error) return { name: error.name, message: error.message, ...(error.stack && { stack: error.stack }) };
  return { name: 'Error', message: String(error) };
}

interface Port {
  on(event: 'message', listener: (request: WorkerRequest) => void): unknown;
  postMessage(message: WorkerMessage, move?: readonly ArrayBuffer[]): void;
}

const MOVED = new WeakMap<object, readonly ArrayBuffer[]>();

/** An answer whose buffers a thread hands over instead of copying them; it must not use them again. */
export function handedOver<T extends object>(answer: T, ...buffers: ArrayBuffer[]): T {
  MOVED.set(answer, buffers);
  return answer;
}

/** The way back to the process that started this one. Without it there is nobody to work for any more. */
function processPort(): Port | null {
  if (!process.send) return null;
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole group; this process ends with the one that it works for.
  process.on('SIGINT', () => undefined);
  return {
    on: (event, listener) => process.on(event, (message) => listener(message as WorkerRequest)),
    postMessage: (message) => process.send?.(message),
  };
}

/**
 * Answers the calls of a `WorkerClient`, one at a time and in the order they came. To be called once, in a worker thread or in a
 * process that `spawnProcess` started.
 */
export function serveWorker<M extends WorkerMethods<M>>(methods: M): void {
  const port: Port | null = parentPort ?? processPort();
  if (!port) throw new Error('serveWorker only runs in a worker thread or a process that spawnProcess started.');
  let last: Promise<void> = Promise.resolve();
  const answer = async ({ id, method, argument }: WorkerRequest): Promise<void> => {
    let response: WorkerResponse;
    try {
      const call = Object.hasOwn(methods, method) ? methods[method as keyof M] : undefined;
      if (!call) throw new Error(`The worker has no method ${method}.`);
      const note = (value: unknown) => port.postMessage({ id, note: value });
      response = { id, value: await call(argument as never, note) };
    } catch (error) {
      response = { id, failure: failure(error) };
    }
    port.postMessage(response, movedWith(response));
  };
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => answer(request));
  });
  port.postMessage({ ready: true, clock: ownClock() });
}

const movedWith = (response: WorkerResponse): readonly ArrayBuffer[] | undefined =>
  'value' in response && typeof response.value === 'object' && response.value !== null ? MOVED.get(response.value) : undefined;
