import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../shared/api/app-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { SavePricingInput } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { pricingMessages } from './messages.js';
import { SAVE_PRICING, TOKEN_PRICING } from './pricing.operations.js';

/** Creates or changes a price; a new one refetches the list. Resolves with the server's error, if any. */
export function useSavePricing(): (input: SavePricingInput) => Promise<AppError | undefined> {
  const [mutate] = useMutation(SAVE_PRICING, {
    refetchQueries: ({ data }) => (data.saveTokenPricing.created ? [TOKEN_PRICING] : []),
  });
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (data) notify.success(data.saveTokenPricing.message);
      return undefined;
    } catch (error) {
      notify.error(pricingMessages.saveFailed);
      return toAppError(error);
    }
  };
}
