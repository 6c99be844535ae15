import { useState } from 'react';
import { useAdminSession, useUserSession } from '../../../shared/session/hooks.js';

/** Whose credentials an operation is sent with. */
export const SENDERS = ['user', 'admin', 'apiKey', 'nobody'] as const;
export type Sender = (typeof SENDERS)[number];

export interface Credentials {
  sender: Sender;
  /** What follows `Bearer`; null for nobody, and for a key that has not been entered yet. */
  token: string | null;
  /** Who is signed in in this browser; the key and nobody can always be chosen. */
  available: Record<Sender, boolean>;
  choose: (sender: Sender) => void;
  apiKey: string;
  enterApiKey: (apiKey: string) => void;
}

/** The choice of credentials: the user's session unless another one is chosen. An API key is kept in this component's memory only. */
export function useCredentials(): Credentials {
  const user = useUserSession();
  const admin = useAdminSession();
  const [chosen, choose] = useState<Sender | null>(null);
  const [apiKey, enterApiKey] = useState('');
  const tokens: Record<Sender, string | null> = { user: user.token, admin: admin.token, apiKey: apiKey.trim() || null, nobody: null };
  const available = { user: user.token !== null, admin: admin.token !== null, apiKey: true, nobody: true };
  const sender = [chosen, 'user' as const].find((one) => one !== null && available[one]) ?? 'nobody';
  return { sender, token: tokens[sender], available, choose, apiKey, enterApiKey };
}
