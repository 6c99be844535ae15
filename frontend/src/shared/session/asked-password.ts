import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.js';
import type { SessionKind } from './session-kind.js';

interface PasswordQuestion {
  kind: SessionKind;
  /** What had the focus when the question came up. */
  from: Element | null;
  /** @param confirmed whether the server took the password */
  answer: (confirmed: boolean) => void;
}

const question = createStore<PasswordQuestion | null>(null);
let waiting: Promise<boolean> | null = null;

/** The session that waits for its owner's password. */
export const usePasswordQuestion = (): PasswordQuestion | null => useSyncExternalStore(question.subscribe, question.get);

/**
 * Has the screen ask for the password, and a code where the account has a second factor. Calls that are refused meanwhile wait for the same answer.
 * @returns whether the server took it; false when the owner would rather not
 */
export function askPassword(kind: SessionKind): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const asked: PasswordQuestion = {
      kind,
      from: document.activeElement,
      answer: (confirmed) => {
        // Answered already.
        if (question.get() !== asked) return;
        waiting = null;
        question.set(null);
        resolve(confirmed);
      },
    };
    question.set(asked);
  });
  return waiting;
}

/** The session has ended, or its screens are gone. */
export const dropPasswordQuestion = (kind: SessionKind): void => {
  const open = question.get();
  if (open?.kind === kind) open.answer(false);
};
