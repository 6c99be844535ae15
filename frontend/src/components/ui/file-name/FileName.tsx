import styles from './FileName.module.css';

/** Characters at the end of a long name that are always shown, for names of one kind differ there. */
const TAIL = 12;
/** Up to so many characters a name is not worth dividing. */
const SHORT = TAIL + 4;

/**
 * A file's name in one line. Where there is no room for all of it, its middle is left out, for the eye only.
 * @param title shown by a pointer that rests on it; the name unless something else is given
 */
export function FileName({ name, title = name }: { name: string; title?: string }) {
  const characters = Array.from(name);
  if (characters.length <= SHORT)
    return (
      <span className={styles.name} title={title}>
        {name}
      </span>
    );
  return (
    <span className={`${styles.name} ${styles.long}`} title={title}>
      <span className={styles.head} aria-hidden="true">
        {characters.slice(0, -TAIL).join('')}
      </span>
      <span className={styles.tail} aria-hidden="true">
        {characters.slice(-TAIL).join('')}
      </span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
