import { useMutation } from '@apollo/client/react';
import { notify } from '../../../shared/notices/toasts.js';
import { pricingMessages } from './messages.js';
import { INITIALIZE_PRICING, TOKEN_PRICING } from './pricing.operations.js';

/** Adds the missing default prices. */
export function useInitializePricing(): { busy: boolean; initialize: () => Promise<void> } {
  const [mutate, { loading }] = useMutation(INITIALIZE_PRICING, { refetchQueries: [TOKEN_PRICING] });
  return {
    busy: loading,
    initialize: async () => {
      try {
        const { data } = await mutate();
        if (data) notify.success(data.initializeDefaultPricing.message);
      } catch {
        notify.error(pricingMessages.initializeFailed);
      }
    },
  };
}
