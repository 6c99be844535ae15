import type { GraphQLField } from 'graphql';
import { useState } from 'react';
import { developerMessages as text } from '../messages.js';
import styles from './explorer.module.css';
import { skeletonOf, type Operation } from './operation-skeleton.js';
import { schema } from './schema.js';

type Field = GraphQLField<unknown, unknown>;

const ROOTS = [
  { kind: 'query', title: text.Query, fields: Object.values(schema.getQueryType()?.getFields() ?? {}) },
  { kind: 'mutation', title: text.Mutation, fields: Object.values(schema.getMutationType()?.getFields() ?? {}) },
  { kind: 'subscription', title: text.Subscription, fields: Object.values(schema.getSubscriptionType()?.getFields() ?? {}) },
] as const;

/** All operations of the schema; choosing one writes a skeleton to start from. */
export function OperationList({ onChoose }: { onChoose: (operation: Operation) => void }) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const matches = ({ name, description }: Field): boolean => `${name} ${description ?? ''}`.toLowerCase().includes(wanted);
  const found = ROOTS.map((root) => ({ ...root, fields: root.fields.filter(matches) })).filter(({ fields }) => fields.length > 0);
  return (
    <nav className={styles.operations} aria-label={text.fields}>
      <input
        className={styles.filter}
        type="search"
        aria-label={text.filter}
        placeholder={text.filter}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div className={styles.fields}>
        {found.length === 0 && <p>{text.noFields}</p>}
        {found.map(({ kind, title, fields }) => (
          <section key={kind}>
            <h3>{title}</h3>
            <ul>
              {fields.map((field) => (
                <li key={field.name}>
                  <button type="button" onClick={() => onChoose(skeletonOf(kind, field))}>
                    <code>{field.name}</code>
                    <span>{field.description}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
