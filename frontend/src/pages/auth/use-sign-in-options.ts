import { useEffect, useState } from 'react';
import { fetchSignInOptions, type SignInOptions } from '../../shared/api/rest-client.js';

/** How users sign in here; null until that is known, and for ever when it cannot be found out. */
export function useSignInOptions(): { options: SignInOptions | null; failed: boolean } {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    fetchSignInOptions().then(
      (found) => left || setOptions(found),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  return { options, failed };
}
