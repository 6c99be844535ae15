import { Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import tabStyles from '../../components/ui/tabs/tabs.module.css';
import { PersonalInformation } from './PersonalInformation.js';
import styles from './ProfilePage.module.css';
import { profileMessages as text } from './messages.js';
import { SecurityTab } from './SecurityTab.js';
import { TokenStatement } from './TokenStatement.js';

const ApiKeysTab = lazy(async () => ({ default: (await import('./ApiKeysTab.js')).ApiKeysTab }));
const WebhooksTab = lazy(async () => ({ default: (await import('./webhooks/WebhooksTab.js')).WebhooksTab }));

export function ProfilePage() {
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <Tabs
        className={tabStyles.wrapped}
        items={[
          { key: 'profile', label: text.profileTab, children: <ProfileTab /> },
          { key: 'security', label: text.securityTab, children: <SecurityTab /> },
          {
            key: 'keys',
            label: text.keysTab,
            children: (
              <Suspense fallback={<Placeholder width="100%" height="240px" />}>
                <ApiKeysTab />
              </Suspense>
            ),
          },
          {
            key: 'webhooks',
            label: text.webhooksTab,
            children: (
              <Suspense fallback={<Placeholder width="100%" height="240px" />}>
                <WebhooksTab />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

function ProfileTab() {
  return (
    <div className={styles.cards}>
      <PersonalInformation />
      <TokenStatement />
    </div>
  );
}
