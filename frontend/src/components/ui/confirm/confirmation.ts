import type { ReactNode } from 'react';

/** A question to ask before something that cannot be undone. */
export interface Confirmation {
  title: string;
  /** Words, or what is to be read before the answer. */
  text: ReactNode;
  confirm: string;
  cancel: string;
  danger?: boolean;
  /** The dialog stays open and busy until this resolves. */
  onConfirm: () => Promise<unknown>;
}
