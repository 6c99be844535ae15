import { useState } from 'react';
import { Card } from '../ui/card/Card.js';
import { Placeholder } from '../ui/placeholder/Placeholder.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { privateKey, readText } from '../../shared/storage/local-store.js';
import styles from './drafting.module.css';

interface DraftingSkeletonProps {
  screen: 'document' | 'reply';
  text: Readonly<Record<'title' | 'formTitle' | 'output' | 'emptyTitle' | 'emptyText', string>>;
}

const FIELDS = [0, 1, 2, 3, 4];

/** The parts of a drafting screen that need no further code, each in its place. */
export function DraftingSkeleton({ screen, text }: DraftingSkeletonProps) {
  const { id } = useSignedInUser();
  const [empty] = useState(() => readText(privateKey(id, `${screen}.draft`)) === null);
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.title} – Themis`}</title>
      <header className={styles.header}>
        <h1>{text.title}</h1>
        <Placeholder width="176px" height="34px" />
      </header>
      <div className={styles.columns}>
        <Card title={<h2 className={styles.cardTitle}>{text.formTitle}</h2>}>
          {FIELDS.map((field) => (
            <p key={field} className={styles.pendingField}>
              <Placeholder width="38%" />
              <Placeholder width="100%" height="var(--target)" />
            </p>
          ))}
        </Card>
        <Card title={<h2 className={styles.cardTitle}>{text.output}</h2>} className={styles.output}>
          <div className={styles.toolbar}>
            <Placeholder width="272px" height="var(--target)" />
          </div>
          <div className={styles.empty}>
            {empty && (
              <>
                <h3>{text.emptyTitle}</h3>
                <p>{text.emptyText}</p>
              </>
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}
