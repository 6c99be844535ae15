import { lazy, Suspense, type ReactNode } from 'react';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { AdminHeader } from './AdminHeader.js';
import styles from './AdminPage.module.css';
import { adminMessages as text } from './messages.js';
import { PendingPart } from './components/PendingPart.js';
import { Panel } from './navigation/Panel.js';
import { TEMPLATE_VIEW } from './templates/template-address.js';

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

/** What stands below the header: the panel, or the editor of a template, which takes its place. */
function viewOf(params: URLSearchParams): ReactNode {
  const type = params.get('type');
  // A fresh editor for each template.
  if (params.get('view') === TEMPLATE_VIEW && type) return <TemplateView key={type} documentType={type} />;
  return <Panel />;
}
