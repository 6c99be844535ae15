import { DRAWN_SIGNS } from './mark-statements.js';
import { statementMessages as text } from './messages.js';
import styles from './statements.module.css';

const KINDS: Readonly<Record<string, { sign: string; name: string }>> = {
  [DRAWN_SIGNS.GENERAL]: { sign: text.generalSign, name: text.generalName },
  [DRAWN_SIGNS.OWN_DOCUMENT]: { sign: text.ownSign, name: text.ownName },
};

/** The sign after a sentence that the library does not support. */
export function renderSupportSign(character: string) {
  const kind = KINDS[character];
  return (
    kind && (
      <span className={styles.sign} role="img" aria-label={kind.name} title={kind.name}>
        {kind.sign}
      </span>
    )
  );
}
