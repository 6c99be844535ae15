import type { AdminActor } from '../access/actor.js';

/** What the product does by itself, without a person who asked for it, is recorded as its own. */
export const SYSTEM: AdminActor = {
  kind: 'admin',
  userId: '00000000-0000-0000-0000-000000000000',
  sessionId: '',
  email: 'system',
  address: 'this installation',
};

/** The account behind an actor; null where it is the product itself. */
export const personOf = ({ userId }: Pick<AdminActor, 'userId'>): string | null => (userId === SYSTEM.userId ? null : userId);
