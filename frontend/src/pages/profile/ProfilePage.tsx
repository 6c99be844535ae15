import { skipToken, useQuery } from '@apollo/client/react';
import { Button, Tabs, type TabsProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import tabStyles from '../../components/ui/tabs/tabs.module.css';
import { choiceOf, useUrlParams } from '../../shared/url/use-url-params.js';
import { PersonalInformation } from './PersonalInformation.js';
import styles from './ProfilePage.module.css';
import { profileMessages as text } from './messages.js';
import { FOR_PROGRAMS } from './for-programs.operations.js';
import { SecurityTab } from './SecurityTab.js';
import { TokenStatement } from './TokenStatement.js';

const ApiKeysTab = lazy(async () => ({ default: (await import('./ApiKeysTab.js')).ApiKeysTab }));
const WebhooksTab = lazy(async () => ({ default: (await import('./webhooks/WebhooksTab.js')).WebhooksTab }));

const PROGRAMS: NonNullable<TabsProps['items']> = [
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
];

const TABS = ['profile', 'security', 'keys', 'webhooks'] as const;

/** The profile with its security. Keys and webhooks are for programs, and shown to who has some or asks for them. */
export function ProfilePage() {
  const { params, change } = useUrlParams();
  const tab = choiceOf(params.get('tab'), TABS) ?? 'profile';
  const [asked, setAsked] = useState(tab === 'keys' || tab === 'webhooks');
  const { data, error } = useQuery(FOR_PROGRAMS, asked ? skipToken : {});
  const hasSome = data !== undefined && data.apiKeys.totalCount + data.webhooks.totalCount > 0;
  // Where it is not known, nothing that somebody uses is hidden.
  const forPrograms = asked || hasSome || (error !== undefined && !data);
  const open = (key: string): void => change({ tab: key === 'profile' ? null : key });
  const showForPrograms = (): void => {
    setAsked(true);
    open('keys');
  };
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <Tabs
        className={tabStyles.wrapped}
        activeKey={tab}
        onChange={open}
        items={[
          {
            key: 'profile',
            label: text.profileTab,
            children: (
              <>
                <ProfileTab />
                {!forPrograms && data && (
                  <p className={styles.programs}>
                    {text.forPrograms}{' '}
                    <Button type="link" onClick={showForPrograms}>
                      {text.showForPrograms}
                    </Button>
                  </p>
                )}
              </>
            ),
          },
          { key: 'security', label: text.securityTab, children: <SecurityTab /> },
          ...(forPrograms ? PROGRAMS : []),
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
