/** Nest injection token of `QueueConnections`. */
export const QUEUE_CONNECTIONS = Symbol('QueueConnections');
/** Nest injection token of the `WorkerHost` of every queue. */
export const QUEUE_PROCESSORS = Symbol('QueueProcessors');
