import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { FieldError } from '../../shared/api/app-error.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import type { DeadlineQuery } from '../../shared/gql/graphql.js';
import { DEADLINE } from './deadlines.operations.js';
import { language } from './use-calendar.js';

/** What is known of a case, as the form has it. */
export interface Facts {
  date: string;
  copyDays: number | null;
  noticeDays: number | null;
  state: string | null;
  court: string | null;
}

/** What was counted, and from what. */
export interface CountedDeadline {
  deadline: DeadlineQuery['deadline'];
  facts: Facts;
}

type Counting = { state: 'idle' | 'counting' | 'failed'; counted: CountedDeadline | null; fieldErrors: readonly FieldError[] };

const NOTHING: Counting = { state: 'idle', counted: null, fieldErrors: [] };

/** Counts a row's deadline; of two counts that overlap only the later one is shown. */
export function useCount(rowId: string) {
  const client = useApolloClient();
  const [counting, setCounting] = useState(NOTHING);
  const latest = useRef(0);
  const count = async (facts: Facts): Promise<void> => {
    const turn = ++latest.current;
    const show = (next: Counting): void => {
      if (turn === latest.current) setCounting(next);
    };
    setCounting({ ...NOTHING, state: 'counting' });
    try {
      const { data } = await client.query({ query: DEADLINE, variables: { rowId, language, ...facts }, fetchPolicy: 'no-cache' });
      show(data ? { ...NOTHING, counted: { deadline: data.deadline, facts } } : { ...NOTHING, state: 'failed' });
    } catch (error) {
      const { fieldErrors } = toAppError(error);
      show({ ...NOTHING, state: fieldErrors.length > 0 ? 'idle' : 'failed', fieldErrors });
    }
  };
  return { ...counting, count };
}
