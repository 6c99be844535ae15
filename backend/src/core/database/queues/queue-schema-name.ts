/** Where BullMQ keeps its tables when the queue is on PostgreSQL. By itself, so that the supervisor need not load BullMQ to give rights to them. */
export const QUEUE_SCHEMA = 'bullmq';
