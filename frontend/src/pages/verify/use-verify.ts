import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { VerifyPage_TextFragment } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { verifyMessages } from './messages.js';
import { VERIFIED_TEXT, VERIFY_FILES, VERIFY_TEXT } from './verify.operations.js';

export type VerifiedCitation = VerifyPage_TextFragment['citations'][number];

/** What is to be checked: a text that was pasted, or one of the user's files by its name. */
export interface Asked {
  text: string;
  filename: string | null;
  asOn: string;
}

/** What was checked, with what was found. */
export interface Checked {
  /** Null for a file, whose text is not shown. */
  text: string | null;
  filename: string | null;
  /** Whether a long file was checked in its first part only. */
  inPart: boolean;
  result: VerifyPage_TextFragment;
}

/** Has a text or a file checked; the last result stays until another one is there. */
export function useVerify() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The whole text would be the cache key, so answers are not cached.
  const [ofText, { loading: readsText }] = useLazyQuery(VERIFY_TEXT, { fetchPolicy: 'no-cache' });
  const [ofFiles, { loading: readsFile }] = useLazyQuery(VERIFY_FILES, { fetchPolicy: 'no-cache' });

  /** What the server found, or why it could not look. */
  const found = async ({ text, filename, asOn }: Asked): Promise<Checked | string> => {
    const day = asOn || null;
    if (filename === null) {
      const { data } = await ofText({ variables: { text, asOn: day } });
      return data ? { text, filename, inPart: false, result: getFragmentData(VERIFIED_TEXT, data.verifyText) } : verifyMessages.failed;
    }
    const { data } = await ofFiles({ variables: { filenames: [filename], asOn: day } });
    const [file] = data?.verifyFiles ?? [];
    if (!file?.verified) return file?.error ?? verifyMessages.failed;
    return { text: null, filename, inPart: file.notVerifiedFrom != null, result: getFragmentData(VERIFIED_TEXT, file.verified) };
  };
  const check = async (asked: Asked): Promise<void> => {
    setProblem(null);
    try {
      const answer = await found(asked);
      if (typeof answer === 'string') setProblem(answer);
      else setChecked(answer);
    } catch {
      setProblem(verifyMessages.failed);
    }
  };
  return { checked, problem, loading: readsText || readsFile, check, clear: () => setChecked(null) };
}
