import { Button } from 'antd';
import type { ReactNode } from 'react';
import { proposalMessages as text } from './messages.js';
import styles from './proposals.module.css';
import type { ProposalState } from './use-proposal.js';

interface ChangeChoiceProps {
  id: string;
  message: string;
  state: ProposalState;
  /** Further actions. */
  children?: ReactNode;
}

/** Accepts or rejects one proposed change, wherever it is shown. */
export function ChangeChoice({ id, message, state, children }: ChangeChoiceProps) {
  const { choices, choose, busy, outdated } = state;
  const locked = busy !== null || outdated;
  return (
    <div className={styles.actions} role="group" aria-label={text.choice(message)}>
      <Button size="small" aria-pressed={choices[id] === 'accept'} disabled={locked} onClick={() => choose(id, 'accept')}>
        {text.accept}
      </Button>
      <Button size="small" aria-pressed={choices[id] === 'reject'} disabled={locked} onClick={() => choose(id, 'reject')}>
        {text.reject}
      </Button>
      {children}
    </div>
  );
}
