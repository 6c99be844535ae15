import { Skeleton } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { useAdminSession } from '../../shared/session/hooks.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { AccessRequired } from './AccessRequired.js';
import { AdminHeader } from './AdminHeader.js';
import styles from './AdminPage.module.css';
import { AdminTabs } from './AdminTabs.js';
import { AUDIT_VIEW } from './audit/audit-address.js';
import { adminMessages as text } from './messages.js';

const AuditView = lazy(async () => ({ default: (await import('./audit/AuditView.js')).AuditView }));

/** The administrator's panel. Without a stored token it leads to the login; with one that was refused it says so. */
export function AdminPage() {
  const { token, ended } = useAdminSession();
  const navigate = useNavigate();
  const { params } = useUrlParams();
  const login = !token && ended !== 'refused';

  useEffect(() => {
    if (!login) return;
    if (ended !== 'left') notify.error(text.accessRequired);
    void navigate(paths.adminLogin, { replace: true });
  }, [login, ended, navigate]);

  if (!token) return <AccessRequired />;
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <AdminHeader />
      {params.get('view') === AUDIT_VIEW ? <Suspense fallback={<Skeleton active />}>{<AuditView />}</Suspense> : <AdminTabs />}
    </div>
  );
}
