import { json } from '@codemirror/lang-json';
import { graphql } from 'cm6-graphql';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor } from '../../../components/ui/code-editor/CodeEditor.js';
import { developerMessages as text } from '../messages.js';
import styles from './explorer.module.css';
import { OperationList } from './OperationList.js';
import type { Operation } from './operation-skeleton.js';
import { schema } from './schema.js';
import { SendAs } from './SendAs.js';
import { sendOperation } from './send-operation.js';
import { useCredentials } from './use-credentials.js';

const GRAPHQL = graphql(schema);
const JSON_TEXT = json();
const FIRST: Operation = {
  query: `# Every kind of document that can be drafted, and what it costs.
query DocumentTemplates {
  documentTemplates {
    documentType
    label
    cost
  }
}
`,
  variables: '{}',
};
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function asObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text.trim() || '{}') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Writes, checks and runs operations against this server, with a session of this browser or an API key. */
export function Explorer() {
  const credentials = useCredentials();
  const { sender, token } = credentials;
  const [operation, setOperation] = useState(FIRST);
  const [result, setResult] = useState('');
  const [status, setStatus] = useState('');
  const stop = useRef<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => stop.current?.(), []);

  const end = (words: string): void => {
    stop.current?.();
    stop.current = null;
    setBusy(false);
    setStatus(words);
  };
  const run = (): void => {
    stop.current?.();
    const variables = asObject(operation.variables);
    if (!variables) return setStatus(text.badVariables);
    if (sender === 'apiKey' && !token) return setStatus(text.keyMissing);
    const begun = performance.now();
    const results: unknown[] = [];
    setBusy(true);
    setStatus(text.running);
    setResult('');
    stop.current = sendOperation(
      { query: operation.query, variables, token },
      {
        onResult: (one) => {
          results.push(one);
          setResult(results.map(pretty).join('\n'));
        },
        onError: (error) => {
          const said = Array.isArray(error) ? { errors: error as unknown[] } : closedByServer(error);
          if (said) setResult(pretty(said));
          end(said ? text.took(performance.now() - begun) : text.unreachable);
        },
        onEnd: () => end(text.took(performance.now() - begun)),
      },
    );
  };
  return (
    <div className={styles.explorer}>
      <OperationList onChoose={setOperation} />
      <div className={styles.pane}>
        <div className={styles.bar}>
          <button className="button button-primary" type="button" onClick={busy ? () => end('') : run}>
            {busy ? text.stop : text.run}
          </button>
          <SendAs {...credentials} />
        </div>
        <p className={styles.label}>{text.query}</p>
        <CodeEditor
          label={text.query}
          value={operation.query}
          onChange={(query) => setOperation((now) => ({ ...now, query }))}
          onRun={run}
          language={GRAPHQL}
        />
        <p className={styles.label}>{text.variables}</p>
        <div className={styles.small}>
          <CodeEditor
            label={text.variables}
            value={operation.variables}
            onChange={(variables) => setOperation((now) => ({ ...now, variables }))}
            onRun={run}
            language={JSON_TEXT}
          />
        </div>
      </div>
      <div className={styles.pane}>
        <div className={styles.bar}>
          <p className={styles.label}>{text.result}</p>
          <span className={styles.session} role="status">
            {status}
          </span>
        </div>
        <CodeEditor label={text.result} value={result} language={JSON_TEXT} />
      </div>
    </div>
  );
}

/** Codes from here on say what the server has against the socket; those below, that there is none. */
const PROTOCOL_CODE_MIN = 4000;

function closedByServer(error: unknown): { closed: { code: number; reason: string } } | null {
  if (!(error instanceof CloseEvent) || error.code < PROTOCOL_CODE_MIN) return null;
  return { closed: { code: error.code, reason: error.reason } };
}
