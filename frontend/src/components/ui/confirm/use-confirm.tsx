import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Confirmation } from './confirmation.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.js')).ConfirmDialog }));

/**
 * Asks before something that cannot be undone. The dialog's code is fetched with the first question.
 * @returns the function that asks, and the element to render
 */
export function useConfirm(): [ask: (confirmation: Confirmation) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const dialog = question && (
    <Suspense>
      <ConfirmDialog {...question} onClosed={() => setQuestion(null)} />
    </Suspense>
  );
  return [setQuestion, dialog];
}
