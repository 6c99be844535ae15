import { useMemo } from 'react';
import type { AppError } from '../../shared/api/app-error.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { apiKeyMessages as text } from './messages.js';

interface KeyActions {
  /** The secret that the call created, or why it created none. */
  created: (create: () => Promise<{ secret: string } | null | undefined>) => Promise<{ secret: string } | AppError>;
  /** Reports how the call ended. */
  revoked: (revocation: Promise<unknown>) => Promise<void>;
}

/** What the lists of users and administrators have in common around their own operations. */
export function useKeyActions(): KeyActions {
  return useMemo(
    () => ({
      created: async (create) => {
        try {
          const made = await create();
          if (!made) throw new Error('no key was answered');
          return made;
        } catch (error) {
          return toAppError(error);
        }
      },
      revoked: async (revocation) => {
        try {
          await revocation;
          notify.success(text.revoked);
        } catch (error) {
          notify.error(describeError(error, text.revokeFailed));
        }
      },
    }),
    [],
  );
}
