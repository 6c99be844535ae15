import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { VerifyTextQuery } from '../../shared/gql/graphql.js';
import { VERIFY_TEXT } from './verify.operations.js';

export type VerifiedCitation = VerifyTextQuery['verifyText']['citations'][number];

/** A text that was checked, with what was found. */
export interface Checked {
  text: string;
  result: VerifyTextQuery['verifyText'];
}

/** Has a text checked; the last result stays until another one is there. */
export function useVerify() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failed, setFailed] = useState(false);
  // The whole text would be the cache key, so answers are not cached.
  const [run, { loading }] = useLazyQuery(VERIFY_TEXT, { fetchPolicy: 'no-cache' });
  const check = async (text: string, asOn: string): Promise<void> => {
    setFailed(false);
    try {
      const { data } = await run({ variables: { text, asOn: asOn || null } });
      if (data) setChecked({ text, result: data.verifyText });
      else setFailed(true);
    } catch {
      setFailed(true);
    }
  };
  return { checked, failed, loading, check, clear: () => setChecked(null) };
}
