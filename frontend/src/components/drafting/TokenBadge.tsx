import { draftingMessages } from './messages.js';
import styles from './drafting.module.css';
import { useTokenBalance } from './hooks/use-token-balance.js';

/** The user's balance, in the header of the drafting screens. */
export function TokenBadge() {
  const tokens = useTokenBalance();
  return <span className={styles.badge}>{tokens === undefined ? '…' : draftingMessages.tokens(tokens)}</span>;
}
