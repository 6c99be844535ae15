import { lazy, Suspense } from 'react';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { AdminHeader } from './AdminHeader.js';
import styles from './AdminPage.module.css';
import { AdminTabs } from './AdminTabs.js';
import { AUDIT_VIEW } from './audit/audit-address.js';
import { adminMessages as text } from './messages.js';
import { PendingPart } from './components/PendingPart.js';

const AuditView = lazy(async () => ({ default: (await import('./audit/AuditView.js')).AuditView }));

/** The administrator's panel. */
export function AdminPage() {
  const { params } = useUrlParams();
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <AdminHeader />
      {params.get('view') === AUDIT_VIEW ? (
        <Suspense fallback={<PendingPart />}>
          <AuditView />
        </Suspense>
      ) : (
        <AdminTabs />
      )}
    </div>
  );
}
