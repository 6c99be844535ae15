import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | number | null | undefined>>;

interface UrlParams {
  params: URLSearchParams;
  /** Sets what is given and removes what is empty; `replace` leaves no step in the history, as for typing. */
  change: (changes: Changes, options?: { replace?: boolean }) => void;
}

/** What a screen keeps in its address, so that a reload, a link and the back button find it again. */
export function useUrlParams(): UrlParams {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes, { replace = false } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === undefined || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return { params, change };
}

/** One of the allowed values of a parameter; anything else in the address counts as absent. */
export function choiceOf<T extends string>(value: string | null, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
