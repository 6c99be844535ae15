/** What travels between a `WorkerClient` and the `serveWorker` loop in its thread. */
export interface WorkerRequest {
  id: number;
  method: string;
  argument: unknown;
}

export interface WorkerFailure {
  name: string;
  message: string;
  stack?: string;
}

export type WorkerResponse = { id: number; value: unknown } | { id: number; failure: WorkerFailure };

/** `ready` comes once, when the modules of the thread are loaded. */
export type WorkerMessage = 'ready' | WorkerResponse;
