import { useQuery } from '@apollo/client/react';
import { TOKEN_BALANCE } from '../drafting.operations.js';

/** The user's tokens; undefined until they are known. */
export function useTokenBalance(): number | undefined {
  return useQuery(TOKEN_BALANCE).data?.tokenBalance.tokens;
}
