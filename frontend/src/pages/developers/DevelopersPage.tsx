import { lazy, Suspense } from 'react';
import styles from './DevelopersPage.module.css';
import { AUTH_EXAMPLE, developerMessages as text } from './messages.js';

const Explorer = lazy(async () => ({ default: (await import('./explorer/Explorer.js')).Explorer }));

/** Introduces the APIs to developers, with an explorer to try them. */
export function DevelopersPage() {
  return (
    <div className="page">
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.cards}>
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
        </section>
        <section>
          <h2>{text.mcpTitle}</h2>
          <p>{text.mcpText(location.origin)}</p>
        </section>
        <section>
          <h2>{text.clientTitle}</h2>
          <p>{text.clientText}</p>
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
      <section className={styles.explorer} aria-labelledby="explorer">
        <h2 id="explorer">{text.explorerTitle}</h2>
        <p>{text.explorerText}</p>
        <Suspense
          fallback={
            <div className={styles.placeholder} role="status">
              {text.loading}
            </div>
          }
        >
          <Explorer />
        </Suspense>
      </section>
    </div>
  );
}
