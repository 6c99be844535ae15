import { useState } from 'react';
import { CodeText } from './CodeText.js';
import { developerMessages as text } from '../messages.js';
import { objectOf, typeWords, type OpenApi, type Schema } from './openapi.js';
import styles from './rest.module.css';

/** A type in words, and its fields on demand; those of a type that holds itself open as far as somebody opens them. */
export function SchemaFields({ document, schema }: { document: OpenApi; schema: Schema }) {
  const [open, setOpen] = useState(false);
  const fields = objectOf(document, schema);
  const words = <code>{typeWords(schema)}</code>;
  if (!fields) return words;
  return (
    <details className={styles.schema} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words}</summary>
      {open && (
        <ul>
          {Object.entries(fields.properties ?? {}).map(([name, field]) => (
            <li key={name}>
              <code className={styles.name}>{name}</code>
              {fields.required?.includes(name) && <span className={styles.required}>{text.required}</span>}{' '}
              <SchemaFields document={document} schema={field} />
              {field.description && (
                <p>
                  <CodeText text={field.description} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
