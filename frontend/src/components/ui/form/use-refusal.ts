import { useState } from 'react';
import { AppError, type FieldError } from '../../../shared/api/app-error.js';
import { notify } from '../../../shared/notices/toasts.js';

/** Why the server did not take a form. */
export interface Refused {
  text: string;
  /** What is wrong with single fields. */
  fields: readonly FieldError[];
}

interface Refusal {
  refused: Refused | null;
  /** Shows why, for a moment as a notice, and with the form until it is sent again. */
  refuse: (text: string, error: unknown) => void;
  /** Called when the form is sent again. */
  forget: () => void;
}

/** The refusal of a form, which stands with it. */
export function useRefusal(): Refusal {
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    refused,
    refuse: (text, error) => {
      notify.error(text);
      setRefused({ text, fields: error instanceof AppError ? error.fieldErrors : [] });
    },
    forget: () => setRefused(null),
  };
}
