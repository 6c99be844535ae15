import { skipToken, useQuery } from '@apollo/client/react';
import { MATTER_NAME } from './matter.operations.js';

/** Whether somebody else's matter is open to be read only; false until that is known, and without a matter. */
export function useIsReader(matterId: string | null): boolean {
  const { data } = useQuery(MATTER_NAME, matterId === null ? skipToken : { variables: { id: matterId } });
  return data?.matter?.role === 'READER';
}
