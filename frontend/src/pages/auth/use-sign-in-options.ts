import { useEffect, useState } from 'react';
import type { SignInOptions } from '../../shared/api/sign-in-ways.js';

/** How users sign in here; null until that is known, and for ever when it cannot be found out. */
export function useSignInOptions(): { options: SignInOptions | null; failed: boolean } {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    // Not part of what the first screen brings.
    const found = import('../../shared/api/sign-in-ways.js').then(({ fetchSignInOptions }) => fetchSignInOptions());
    found.then(
      (known) => left || setOptions(known),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  return { options, failed };
}
