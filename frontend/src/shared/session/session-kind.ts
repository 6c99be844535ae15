export type SessionKind = 'user' | 'admin';
