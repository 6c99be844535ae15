import { type ReactNode, useState } from 'react';
import { useConfirm } from '../../ui/confirm/use-confirm.js';
import { type DraftCheckState, messageOf } from '../hooks/use-draft-check.js';
import { draftingMessages as text } from '../messages.js';
import styles from '../drafting.module.css';

/**
 * Has a person confirm the serious findings of a draft before it is taken; each is asked about once.
 * @param check what was found; nothing is asked before it is known, for a text may be taken as it is
 * @returns the function that does something at once or after the confirmation, and the dialog to render
 */
export function useAcknowledged(check: DraftCheckState['check']): [then: (act: () => Promise<void>) => void, dialog: ReactNode] {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [ask, dialog] = useConfirm();
  const open = (check?.findings ?? []).filter((finding) => finding.serious && !known.has(finding.message));
  const then = (act: () => Promise<void>): void => {
    if (open.length === 0) {
      void act();
      return;
    }
    ask({
      title: text.seriousTitle(open.length),
      text: (
        <ul className={styles.serious}>
          {open.map((finding) => (
            <li key={finding.id}>{messageOf(finding)}</li>
          ))}
        </ul>
      ),
      confirm: text.downloadAnyway,
      cancel: text.backToDraft,
      danger: true,
      onConfirm: () => {
        setKnown(new Set([...known, ...open.map(({ message }) => message)]));
        return act();
      },
    });
  };
  return [then, dialog];
}
