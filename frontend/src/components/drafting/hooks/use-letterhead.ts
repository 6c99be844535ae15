import { skipToken, useQuery } from '@apollo/client/react';
import { isBoolean } from '../../../shared/storage/guards.js';
import { useStoredState } from '../../../shared/storage/use-stored-state.js';
import { LETTERHEAD_AVAILABLE } from '../drafting.operations.js';

/** Whether files can have a letterhead, and whether the user wants them to; that is remembered. */
export function useLetterhead(wanted: boolean) {
  const { data } = useQuery(LETTERHEAD_AVAILABLE, wanted ? {} : skipToken);
  const [chosen, setChosen] = useStoredState<boolean>('download.letterhead', false, isBoolean);
  const available = data?.letterheadAvailable ?? false;
  return { available, chosen: available && chosen, setChosen };
}
