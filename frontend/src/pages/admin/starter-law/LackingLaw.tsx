import { starterLawMessages as text } from './messages.js';
import styles from './starter-law.module.css';
import { useLackingLaw } from './use-starter-law.js';

/** The kinds of law of which the library holds nothing, each with how to load it. */
export function LackingLaw() {
  const kinds = useLackingLaw();
  if (kinds.length === 0) return null;
  return (
    <details>
      <summary className={styles.subtitle}>{text.lacking}</summary>
      <p className={styles.muted}>{text.lackingIntro}</p>
      <ul className={styles.list}>
        {kinds.map((kind) => {
          const { name, how } = text.kind(kind);
          return (
            <li key={kind}>
              <strong>{name}.</strong> {how}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
