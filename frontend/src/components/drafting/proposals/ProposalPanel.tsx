import { Alert, Button } from 'antd';
import { InsufficientTokens } from '../InsufficientTokens.js';
import { ChangeChoice } from './ChangeChoice.js';
import { RedlineText } from '../versions/RedlineText.js';
import versionStyles from '../versions/versions.module.css';
import { proposalMessages as text } from './messages.js';
import type { Proposal } from './proposals.operations.js';
import styles from './proposals.module.css';
import type { ProposalState } from './use-proposal.js';

interface ProposalPanelProps {
  proposal: Proposal;
  state: ProposalState;
  /** Called with the id of a change to show it at its paragraph. */
  onShow: (id: string) => void;
}

/** Each proposed change with its redline; the user accepts or rejects it, and pays once some are kept. */
export function ProposalPanel({ proposal, state, onShow }: ProposalPanelProps) {
  const { outdated, busy, insufficient, keep, discard, choices, acceptAll } = state;
  const { changes, notChanged, price } = proposal;
  const accepted = changes.filter(({ id }) => choices[id] === 'accept').map(({ id }) => id);
  const locked = busy !== null || outdated;
  const asked = changes.filter((change) => change.asked);
  const offered = changes.filter((change) => !change.asked);
  const list = (shown: Proposal['changes']) => (
    <ol className={styles.list}>
      {shown.map(({ id, message, segments, places }) => (
        <li key={id} data-choice={choices[id]}>
          <p className={styles.message}>{message}</p>
          <div className={`${versionStyles.redline} ${styles.redline}`} tabIndex={0} role="region" aria-label={message}>
            <RedlineText segments={segments} />
          </div>
          <ChangeChoice id={id} message={message} state={state}>
            {places.length > 0 && !outdated && (
              <Button size="small" type="link" aria-label={text.showChange(message)} onClick={() => onShow(id)}>
                {text.showInDraft}
              </Button>
            )}
          </ChangeChoice>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={`${styles.panel} no-print`} aria-labelledby="proposed-changes">
      <h3 id="proposed-changes">{asked.length > 0 ? text.title(asked.length) : text.onlyOffered(offered.length)}</h3>
      <p>{price > 0 ? text.intro(price) : text.included}</p>
      {outdated && <Alert type="warning" showIcon title={text.edited} />}
      {list(asked.length > 0 ? asked : offered)}
      {asked.length > 0 && offered.length > 0 && (
        <section aria-labelledby="offered-changes">
          <h4 id="offered-changes">{text.offered(offered.length)}</h4>
          <p>{text.offeredIntro}</p>
          {list(offered)}
        </section>
      )}
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
        <Button disabled={locked} onClick={acceptAll}>
          {asked.length > 0 && offered.length > 0 ? text.acceptAsked : text.acceptAll}
        </Button>
        <Button disabled={busy !== null} loading={busy === 'discard'} onClick={() => void discard()}>
          {text.discard}
        </Button>
        <Button type="primary" disabled={locked || accepted.length === 0} loading={busy === 'keep'} onClick={() => void keep(accepted)}>
          {busy === 'keep' ? text.keeping : price > 0 ? text.keep(accepted.length, price) : text.keepIncluded(accepted.length)}
        </Button>
      </div>
      {accepted.length > 0 && accepted.length < changes.length && <p className={styles.left}>{text.dropped}</p>}
      {insufficient && <InsufficientTokens price={price} />}
    </section>
  );
}
