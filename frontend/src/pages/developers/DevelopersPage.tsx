import { Tabs } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import tabStyles from '../../components/ui/tabs/tabs.module.css';
import styles from './DevelopersPage.module.css';
import { guideAddress } from './guides/guide-list.js';
import { AUTH_EXAMPLE, developerMessages as text, INSTALL_EXAMPLE } from './messages.js';

const Explorer = lazy(async () => ({ default: (await import('./explorer/Explorer.js')).Explorer }));
const RestReference = lazy(async () => ({ default: (await import('./rest/RestReference.js')).RestReference }));
const Guides = lazy(async () => ({ default: (await import('./guides/Guides.js')).Guides }));

const TABS = ['explorer', 'rest', 'guides'];

/** Introduces the APIs to developers, with an explorer to try them, the reference of REST and the guides. */
export function DevelopersPage() {
  const [search, setSearch] = useSearchParams();
  const shown = TABS.find((tab) => tab === search.get('show')) ?? 'explorer';
  return (
    <div className="page">
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.cards}>
        <section>
          <h2>{text.quickstartTitle}</h2>
          <p>{text.quickstartText}</p>
          <Link to={guideAddress('quickstart')}>{text.openQuickstart}</Link>
          <Link to={guideAddress('recipes')}>{text.openRecipes}</Link>
        </section>
        <section>
          <h2>{text.restTitle}</h2>
          <p>{text.restText}</p>
          <a href="/api/openapi.json" target="_blank" rel="noopener">
            {text.openApi}
          </a>
        </section>
        <section>
          <h2>{text.graphqlTitle}</h2>
          <p>{text.graphqlText}</p>
          <a href="/api/schema.graphql" target="_blank" rel="noopener">
            {text.graphqlSchema}
          </a>
        </section>
        <section>
          <h2>{text.mcpTitle}</h2>
          <p>{text.mcpText(location.origin)}</p>
        </section>
        <section>
          <h2>{text.clientTitle}</h2>
          <p>{text.clientText}</p>
          <pre tabIndex={0}>{INSTALL_EXAMPLE.replaceAll('{origin}', location.origin)}</pre>
        </section>
        <section>
          <h2>{text.authTitle}</h2>
          <p>{text.authText}</p>
          <pre tabIndex={0}>{AUTH_EXAMPLE.replaceAll('{origin}', location.origin)}</pre>
        </section>
        <section>
          <h2>{text.errorsTitle}</h2>
          <p>{text.errorsText}</p>
        </section>
      </div>
      <Tabs
        className={tabStyles.wrapped}
        activeKey={shown}
        onChange={(show) => setSearch({ show }, { preventScrollReset: true })}
        items={[
          {
            key: 'explorer',
            label: text.explorerTitle,
            children: (
              <section className={styles.explorer} aria-label={text.explorerTitle}>
                <p>{text.explorerText}</p>
                <Fetched words={text.loading}>
                  <Explorer />
                </Fetched>
              </section>
            ),
          },
          {
            key: 'rest',
            label: text.restReference,
            children: (
              <Fetched words={text.loadingText}>
                <RestReference />
              </Fetched>
            ),
          },
          {
            key: 'guides',
            label: text.guides,
            children: (
              <Fetched words={text.loadingText}>
                <Guides />
              </Fetched>
            ),
          },
        ]}
      />
    </div>
  );
}

/** What is fetched when its tab is opened first. */
function Fetched({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={styles.placeholder} role="status">
          {words}
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
