import { Tabs } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { useAdminSession } from '../../shared/session/hooks.js';
import { AccessRequired } from './AccessRequired.js';
import { AdminHeader } from './AdminHeader.js';
import styles from './AdminPage.module.css';
import { DocumentsTab } from './legal-documents/DocumentsTab.js';
import { adminMessages as text } from './messages.js';

/** The administrator's panel. Without a stored token it leads to the login; with one that was refused it says so. */
export function AdminPage() {
  const { token, ended } = useAdminSession();
  const navigate = useNavigate();
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
      <Tabs items={[{ key: 'documents', label: text.documentsTab, children: <DocumentsTab /> }]} />
    </div>
  );
}
