import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | number | null | undefined>>;

interface UrlParams {
  params: URLSearchParams;
  /** Sets the given parameters and removes empty ones; `replace` adds no history entry, for use while typing. */
  change: (changes: Changes, options?: { replace?: boolean }) => void;
}

/** State that a screen keeps in its URL, so that it survives a reload, a link and the back button. */
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

/** One of the allowed values of a parameter; any other value counts as absent. */
export function choiceOf<T extends string>(value: string | null, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
