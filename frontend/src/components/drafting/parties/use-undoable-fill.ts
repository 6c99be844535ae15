import { useState } from 'react';
import type { FieldValues } from '../form/field-values.js';

/** How a part of a form is filled in by something else than typing. */
export interface Filling {
  disabled: boolean;
  /** What the form says now. */
  entered: () => Partial<FieldValues>;
  onFill: (values: FieldValues) => void;
}

/** Fills fields in and can put back what they said before. @returns `undo` while there is something to put back */
export function useUndoableFill({ entered, onFill }: Pick<Filling, 'entered' | 'onFill'>) {
  const [before, setBefore] = useState<FieldValues | null>(null);
  const fill = (values: FieldValues): void => {
    const now = entered();
    setBefore(Object.fromEntries(Object.keys(values).map((name) => [name, now[name] ?? ''])));
    onFill(values);
  };
  const undo =
    before &&
    ((): void => {
      onFill(before);
      setBefore(null);
    });
  return { fill, undo };
}
