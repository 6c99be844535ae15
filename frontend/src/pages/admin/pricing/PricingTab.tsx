import { LedgerCheck } from './LedgerCheck.js';
import { PricingList } from './PricingList.js';
import styles from './pricing.module.css';

export function PricingTab() {
  return (
    <div className={styles.tab}>
      <PricingList />
      <LedgerCheck />
    </div>
  );
}
