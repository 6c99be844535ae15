import { Alert, Button } from 'antd';
import { useState } from 'react';
import { InsufficientTokens } from '../InsufficientTokens.js';
import { RedlineText } from '../versions/RedlineText.js';
import versionStyles from '../versions/versions.module.css';
import { proposalMessages as text } from './messages.js';
import type { Proposal } from './proposals.operations.js';
import styles from './proposals.module.css';
import type { ProposalState } from './use-proposal.js';

type Choice = 'accept' | 'reject';

/** Each proposed change with its redline; the user accepts or rejects it, and pays once some are kept. */
export function ProposalPanel({ proposal, state }: { proposal: Proposal; state: ProposalState }) {
  const { outdated, busy, insufficient, keep, discard } = state;
  const { changes, notChanged, price } = proposal;
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choose = (id: string, choice: Choice) => setChoices((now) => ({ ...now, [id]: choice }));
  const accepted = changes.filter(({ id }) => choices[id] === 'accept').map(({ id }) => id);
  const locked = busy !== null || outdated;
  return (
    <section className={`${styles.panel} no-print`} aria-labelledby="proposed-changes">
      <h3 id="proposed-changes">{text.title(changes.length)}</h3>
      <p>{text.intro(price)}</p>
      {outdated && <Alert type="warning" showIcon title={text.edited} />}
      <ol className={styles.list}>
        {changes.map(({ id, message, segments }) => (
          <li key={id} data-choice={choices[id]}>
            <p className={styles.message}>{message}</p>
            <div className={`${versionStyles.redline} ${styles.redline}`} tabIndex={0} role="region" aria-label={message}>
              <RedlineText segments={segments} />
            </div>
            <div className={styles.actions} role="group" aria-label={text.choice(message)}>
              <Button size="small" aria-pressed={choices[id] === 'accept'} disabled={locked} onClick={() => choose(id, 'accept')}>
                {text.accept}
              </Button>
              <Button size="small" aria-pressed={choices[id] === 'reject'} disabled={locked} onClick={() => choose(id, 'reject')}>
                {text.reject}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {notChanged.length > 0 && (
        <ul aria-label={text.notChanged}>
          {notChanged.map(({ instruction, message }) => (
            <li key={instruction}>
              {text.left(instruction)} {message}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button disabled={locked} onClick={() => setChoices(Object.fromEntries(changes.map(({ id }) => [id, 'accept'])))}>
          {text.acceptAll}
        </Button>
        <Button disabled={busy !== null} loading={busy === 'discard'} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button type="primary" disabled={locked || accepted.length === 0} loading={busy === 'keep'} onClick={() => void keep(accepted)}>
          {busy === 'keep' ? text.keeping : text.keep(accepted.length, price)}
        </Button>
      </div>
      {accepted.length > 0 && accepted.length < changes.length && <p className={styles.left}>{text.dropped}</p>}
      {insufficient && <InsufficientTokens price={price} />}
    </section>
  );
}
