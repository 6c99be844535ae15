import { type FragmentType, getFragmentData } from '../../shared/gql/index.js';
import { DEADLINE_PIN } from './deadlines.operations.js';
import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';

/** Names once what stands in no act of the library: whole acts, and single places of those that it holds. */
export function NotCompared({ pins }: { pins: readonly FragmentType<typeof DEADLINE_PIN>[] }) {
  const lacking = getFragmentData(DEADLINE_PIN, pins).filter(({ notice }) => notice !== null);
  const names = new Set(lacking.map(({ act, label, documentId }) => (documentId === null ? act : label)));
  if (names.size === 0) return null;
  return <p className={styles.facts}>{text.notCompared([...names].join('; '))}</p>;
}
