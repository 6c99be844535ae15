import { lazy, Suspense, type ReactNode } from 'react';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { AdminHeader } from './AdminHeader.js';
import styles from './AdminPage.module.css';
import { AdminTabs } from './AdminTabs.js';
import { AUDIT_VIEW } from './audit/audit-address.js';
import { adminMessages as text } from './messages.js';
import { PendingPart } from './components/PendingPart.js';
import { TEMPLATE_VIEW } from './templates/template-address.js';

const AuditView = lazy(async () => ({ default: (await import('./audit/AuditView.js')).AuditView }));

const TemplateView = lazy(async () => ({ default: (await import('./templates/editor/TemplateView.js')).TemplateView }));

/** The administrator's panel. */
export function AdminPage() {
  const { params } = useUrlParams();
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <AdminHeader />
      <Suspense fallback={<PendingPart />}>{viewOf(params)}</Suspense>
    </div>
  );
}

/** What stands below the header: the tabs, or one of the views that replace them. */
function viewOf(params: URLSearchParams): ReactNode {
  const view = params.get('view');
  if (view === AUDIT_VIEW) return <AuditView />;
  const type = params.get('type');
  // A fresh editor for each template.
  if (view === TEMPLATE_VIEW && type) return <TemplateView key={type} documentType={type} />;
  return <AdminTabs />;
}
