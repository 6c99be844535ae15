import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { notify } from '../../../shared/notices/toasts.js';
import { pricingMessages as text } from './messages.js';
import { RECONCILIATION } from './pricing.operations.js';
import styles from './pricing.module.css';

/** Compares every balance with its ledger on request, across all accounts. */
export function LedgerCheck() {
  const [check, { data, loading }] = useLazyQuery(RECONCILIATION, { fetchPolicy: 'network-only' });
  const run = async (): Promise<void> => {
    try {
      await check();
    } catch {
      notify.error(text.checkFailed);
    }
  };
  const found = data?.tokenReconciliation;
  return (
    <Card title={<h2 className={styles.title}>{text.ledger}</h2>}>
      <div className={styles.ledger}>
        <p>{text.ledgerText}</p>
        <Button disabled={loading} onClick={() => void run()}>
          {loading ? text.checking : text.check}
        </Button>
      </div>
      <div role="status">
        {found && (
          <Alert
            showIcon
            type={found.balanced ? 'success' : 'error'}
            title={found.balanced ? text.balanced(found.accounts) : text.mismatched(found.mismatchCount, found.accounts)}
            description={
              <>
                {found.mismatches.map(({ userId, balance, ledgerSum }) => (
                  <p key={userId}>{text.mismatch(userId, balance, ledgerSum)}</p>
                ))}
                {found.overdueReservations > 0 && <p>{text.overdue(found.overdueReservations)}</p>}
              </>
            }
          />
        )}
      </div>
    </Card>
  );
}
