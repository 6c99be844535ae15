import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { InsufficientTokens } from '../InsufficientTokens.js';
import { ChangeChoice } from './ChangeChoice.js';
import { RedlineText } from '../versions/RedlineText.js';
import versionStyles from '../versions/versions.module.css';
import { proposalMessages as text } from './messages.js';
import type { Proposal } from './proposals.operations.js';
import styles from './proposals.module.css';
import { ProposalQuestions } from './ProposalQuestions.js';
import type { ProposalState } from './use-proposal.js';

interface ProposalPanelProps {
  proposal: Proposal;
  state: ProposalState;
  /** Called with the id of a change to show it at its paragraph. */
  onShow: (id: string) => void;
}

/** The questions about suggestions, and each proposed change with its redline; the user accepts or rejects it, and pays once some are kept. */
export function ProposalPanel({ proposal, state, onShow }: ProposalPanelProps) {
  const { outdated, busy, insufficient, keep, discard, choices, acceptAll, arrival } = state;
  const { changes, questions, notChanged, price } = proposal;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrival) focusOn(panel.current, arrival.added[0]);
  }, [arrival]);
  const accepted = changes.filter(({ id }) => choices[id] === 'accept').map(({ id }) => id);
  const locked = busy !== null || outdated;
  const asked = changes.filter((change) => change.asked);
  const offered = changes.filter((change) => !change.asked);
  const isAnswer = asked.length === 0 && questions.length > 0;
  const list = (shown: Proposal['changes']) => (
    <ol className={styles.list}>
      {shown.map(({ id, message, segments, places }) => (
        <li key={id} data-choice={choices[id]}>
          <p className={styles.message}>{message}</p>
          <div className={`${versionStyles.redline} ${styles.redline}`} tabIndex={0} data-proposed={id} role="region" aria-label={message}>
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
    <section ref={panel} className={`${styles.panel} no-print`} aria-labelledby="proposed-changes">
      <h3 id="proposed-changes">
        {isAnswer ? text.questions(questions.length) : asked.length > 0 ? text.title(asked.length) : text.onlyOffered(offered.length)}
      </h3>
      {changes.length > 0 && <p>{price > 0 ? text.intro(price) : text.included}</p>}
      {outdated && <Alert type="warning" showIcon title={text.edited} />}
      <p role="status" className={styles.arrival}>
        {arrival?.words}
      </p>
      {questions.length > 0 && (
        <div>
          {!isAnswer && <h4>{text.questions(questions.length)}</h4>}
          <p className={styles.left}>{text.questionsIntro}</p>
          <ProposalQuestions questions={questions} state={state} />
        </div>
      )}
      {isAnswer || list(asked.length > 0 ? asked : offered)}
      {(asked.length > 0 || isAnswer) && offered.length > 0 && (
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
        {changes.length > 0 && (
          <Button disabled={locked} onClick={acceptAll}>
            {asked.length > 0 && offered.length > 0 ? text.acceptAsked : text.acceptAll}
          </Button>
        )}
        <Button disabled={busy !== null} loading={busy === 'discard'} onClick={() => void discard()}>
          {changes.length > 0 ? text.discard : text.leaveOpen}
        </Button>
        {changes.length > 0 && (
          <Button type="primary" disabled={locked || accepted.length === 0} loading={busy === 'keep'} onClick={() => void keep(accepted)}>
            {busy === 'keep' ? text.keeping : price > 0 ? text.keep(accepted.length, price) : text.keepIncluded(accepted.length)}
          </Button>
        )}
      </div>
      {accepted.length > 0 && accepted.length < changes.length && <p className={styles.left}>{text.dropped}</p>}
      {insufficient && <InsufficientTokens price={price} />}
    </section>
  );
}

/** Leads to the change that came with an answer, or to what is to be answered next. @param added id of the change, where there is one */
function focusOn(panel: HTMLElement | null, added: string | undefined): void {
  const question = panel?.querySelector<HTMLElement>('[data-question]');
  const changes = [...(panel?.querySelectorAll<HTMLElement>('[data-proposed]') ?? [])];
  const change = changes.find(({ dataset }) => dataset['proposed'] === added) ?? changes[0];
  (question ?? change)?.focus();
}
