import { Alert } from 'antd';
import { draftingMessages } from './messages.js';
import { useTokenBalance } from './hooks/use-token-balance.js';

/** Says the price, the balance, what is missing and who can help. */
export function InsufficientTokens({ price }: { price: number }) {
  const balance = useTokenBalance();
  if (balance === undefined) return null;
  return (
    <Alert type="warning" showIcon title={draftingMessages.insufficientTitle} description={draftingMessages.insufficient(price, balance)} />
  );
}
