import { Alert } from 'antd';
import { draftingMessages } from './messages.js';
import { useTokenBalance } from './hooks/use-token-balance.js';

/** States the price, the balance, the shortfall and who can help. */
export function InsufficientTokens({ price }: { price: number }) {
  const balance = useTokenBalance();
  if (balance === undefined) return null;
  return (
    <Alert type="warning" showIcon title={draftingMessages.insufficientTitle} description={draftingMessages.insufficient(price, balance)} />
  );
}
