import type { ActorKey } from './keys/key-scopes.js';

/** Who is asking. Built by the guards from a verified token or API key and the database; first argument of every use case. */
export type Actor = UserActor | AdminActor;

export interface UserActor {
  kind: 'user';
  userId: string;
  /** The login or key; when it ends, so does everything that was started with it. */
  sessionId: string;
  /** Only set for a caller who came with an API key. */
  key?: ActorKey;
}

export interface AdminActor {
  kind: 'admin';
  userId: string;
  /** The login or key; when it ends, so does everything that was started with it. */
  sessionId: string;
  /** Only set for a caller who came with an API key. */
  key?: ActorKey;
  /** As it stood at this call, for the audit log. */
  email: string;
  /** Client address as decided by `TRUST_PROXY`, for the audit log. */
  address: string;
}
