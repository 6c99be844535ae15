/** What a method tells its caller with while it works. */
export type Note = (value: unknown) => void;

/** Methods of a worker by name: each takes one argument, and what goes in and out can be structured-cloned. */
export type WorkerMethods<M> = { [K in keyof M]: (argument: never, note: Note) => unknown };

/** What a method takes. */
export type ArgumentOf<M, K extends keyof M> = M[K] extends (argument: infer A, note: Note) => unknown ? A : never;

/** What a call of a method resolves to. */
export type AnswerOf<M, K extends keyof M> = M[K] extends (argument: never, note: Note) => infer R ? Awaited<R> : never;

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

/** Comes once, when the modules of the thread are loaded. */
export interface WorkerReady {
  ready: true;
  /** See `processorMs`. */
  clock: string | null;
}

/** Any number of them come before the response. */
export interface WorkerNote {
  id: number;
  note: unknown;
}

export type WorkerMessage = WorkerReady | WorkerNote | WorkerResponse;
