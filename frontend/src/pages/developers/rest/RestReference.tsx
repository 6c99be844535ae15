import { useEffect, useState } from 'react';
import { fetchOpenApi } from '../../../shared/api/rest-files.js';
import { developerMessages as text } from '../messages.js';
import { CodeText } from './CodeText.js';
import { OperationDetails } from './OperationDetails.js';
import { routesOf, type OpenApi, type Route } from './openapi.js';
import styles from './rest.module.css';

/** The OpenAPI document of the server that answers here, to read and to search. */
export function RestReference() {
  const [document, setDocument] = useState<OpenApi | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [filter, setFilter] = useState('');
  useEffect(() => {
    let left = false;
    setFailed(false);
    fetchOpenApi().then(
      (loaded) => !left && setDocument(loaded as OpenApi),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [tries]);
  if (failed)
    return (
      <p role="alert">
        {text.notLoaded}{' '}
        <button className="button" type="button" onClick={() => setTries((count) => count + 1)}>
          {text.tryAgain}
        </button>
      </p>
    );
  if (!document) return <p role="status">{text.loadingText}</p>;
  const wanted = filter.trim().toLowerCase();
  const found = routesOf(document).filter((route) => wordsOf(route).includes(wanted));
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return (
    <div className={styles.reference}>
      <p>
        <CodeText text={document.info.description} />
      </p>
      <p>
        <a href="/api/openapi.json" target="_blank" rel="noopener">
          {text.openApi}
        </a>
      </p>
      <input
        type="search"
        className={styles.filter}
        aria-label={text.filter}
        placeholder={text.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {found.length === 0 && <p>{text.noFields}</p>}
      {tags.map((tag) => (
        <section key={tag} aria-label={tag}>
          <h3>{tag}</h3>
          {found
            .filter((route) => route.tag === tag)
            .map((route) => (
              <RouteRow key={`${route.method} ${route.path}`} document={document} route={route} />
            ))}
        </section>
      ))}
    </div>
  );
}

const wordsOf = ({ method, path, tag, operation: { operationId, summary } }: Route): string =>
  `${method} ${path} ${tag} ${operationId} ${summary ?? ''}`.toLowerCase();

function RouteRow({ document, route: { method, path, operation } }: { document: OpenApi; route: Route }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.route} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code className={styles.method}>{method}</code> <code>{path}</code> <CodeText text={operation.summary} />
      </summary>
      {open && <OperationDetails document={document} operation={operation} />}
    </details>
  );
}
