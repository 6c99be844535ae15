import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useMatterId } from '../../../../components/matter/matter-context.js';
import { useReferenceFiles } from '../../../../components/reference-files/use-reference-files.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { NOTICE_READING, NOTICE_VALUE } from '../steps.operations.js';
import { decided, type DecidedValue, type StepsState } from '../steps-state.js';
import { stepsMessages as text } from '../messages.js';

export interface NoticeReading {
  kind: string | null;
  proceeding: string | null;
  text: string;
  cut: boolean;
  fromScan: boolean;
  values: readonly DecidedValue[];
}

export interface ReadingState {
  reading: NoticeReading | null;
  /** What there is to wait for, or why there is no reading. */
  wait: 'file' | 'reading' | null;
  problem: string | null;
  again: () => void;
}

/** The reading of the chosen file, with what the user decided about its values; waits for a file that is still being recognised. */
export function useNoticeReading({ filename, decisions, kind }: Pick<StepsState, 'filename' | 'decisions' | 'kind'>): ReadingState {
  const matterId = useMatterId();
  const { files, loading: listing } = useReferenceFiles();
  const file = files.find((each) => each.filename === filename);
  const pending = file?.status === 'PENDING';
  const missing = filename !== null && !listing && !file;
  // A paper that is read anew as another kind shows what was read before until then.
  const {
    data: fresh,
    previousData,
    loading,
    error,
    refetch,
  } = useQuery(
    NOTICE_READING,
    filename === null || listing || pending || missing
      ? skipToken
      : { variables: { input: { filename, ...(kind !== null && { kind }), ...(matterId && { matterId }) } } },
  );
  const before = previousData?.noticeReading;
  const found = fresh?.noticeReading ?? (before?.filename === filename ? before : undefined);
  const values = useMemo(() => decided(found ? getFragmentData(NOTICE_VALUE, found.values) : [], decisions), [found, decisions]);
  return {
    reading: found ? { ...found, kind: found.kind ?? null, proceeding: found.proceeding ?? null, values } : null,
    wait: pending ? 'file' : (loading || (listing && filename !== null)) && !found ? 'reading' : null,
    problem: missing ? text.gone : error && !found ? describeError(error, text.unread) : null,
    again: () => void refetch().catch(() => undefined),
  };
}
