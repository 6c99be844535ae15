import { Tabs } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceOf } from '../../shared/url/use-url-params.js';
import styles from './AdminPage.module.css';
import { DocumentsTab } from './legal-documents/DocumentsTab.js';
import { adminMessages as text } from './messages.js';
import { PendingPart } from './components/PendingPart.js';
import tabStyles from '../../components/ui/tabs/tabs.module.css';

const TemplatesTab = lazy(async () => ({ default: (await import('./templates/TemplatesTab.js')).TemplatesTab }));
const ApiKeysTab = lazy(async () => ({ default: (await import('./api-keys/ApiKeysTab.js')).ApiKeysTab }));
const WebhooksTab = lazy(async () => ({ default: (await import('./webhooks/WebhooksTab.js')).WebhooksTab }));
const GuideTab = lazy(async () => ({ default: (await import('./guide/GuideTab.js')).GuideTab }));
const UsersTab = lazy(async () => ({ default: (await import('./users/UsersTab.js')).UsersTab }));
const PricingTab = lazy(async () => ({ default: (await import('./pricing/PricingTab.js')).PricingTab }));
const OverviewTab = lazy(async () => ({ default: (await import('./overview/OverviewTab.js')).OverviewTab }));
const LetterheadTab = lazy(async () => ({ default: (await import('./letterhead/LetterheadTab.js')).LetterheadTab }));

const TABS = ['documents', 'guide', 'users', 'pricing', 'templates', 'keys', 'webhooks', 'letterhead', 'overview'] as const;

const deferred = (tab: ReactNode) => <Suspense fallback={<PendingPart />}>{tab}</Suspense>;

/** The panel's tabs. The URL names the open tab; switching tabs drops the filters of the previous one. */
export function AdminTabs() {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      className={`${styles.tabs} ${tabStyles.wrapped}`}
      destroyOnHidden
      activeKey={choiceOf(params.get('tab'), TABS) ?? TABS[0]}
      onChange={(tab) => setParams(tab === TABS[0] ? {} : { tab }, { preventScrollReset: true })}
      items={[
        { key: 'documents', label: text.documentsTab, children: <DocumentsTab /> },
        { key: 'users', label: text.usersTab, children: deferred(<UsersTab />) },
        { key: 'pricing', label: text.pricingTab, children: deferred(<PricingTab />) },
        { key: 'templates', label: text.templatesTab, children: deferred(<TemplatesTab />) },
        { key: 'guide', label: text.guideTab, children: deferred(<GuideTab />) },
        { key: 'keys', label: text.keysTab, children: deferred(<ApiKeysTab />) },
        { key: 'webhooks', label: text.webhooksTab, children: deferred(<WebhooksTab />) },
        { key: 'overview', label: text.overviewTab, children: deferred(<OverviewTab />) },
        { key: 'letterhead', label: text.letterheadTab, children: deferred(<LetterheadTab />) },
      ]}
    />
  );
}
