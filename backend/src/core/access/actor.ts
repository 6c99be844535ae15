/** Who is asking. Built by the guards from a verified token and the database; first argument of every use case. */
export type Actor = UserActor | AdminActor;

export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
}

export interface AdminActor {
  kind: 'admin';
  userId: string;
  sessionId: string;
  /** As it stood at this call, for the audit log. */
  email: string;
  /** Client address as decided by `TRUST_PROXY`, for the audit log. */
  address: string;
}
