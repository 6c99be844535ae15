import styles from './reference-files.module.css';

/** Characters that are shown of a long name at its beginning and at its end, where names of one kind differ. */
const HEAD = 12;
const TAIL = 12;

/** A file's name in one line: the middle of a long one is left out, for the eye only. */
export function FileName({ name }: { name: string }) {
  const characters = Array.from(name);
  if (characters.length <= HEAD + TAIL + 1) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.name} title={name}>
      <span aria-hidden="true">{`${characters.slice(0, HEAD).join('')}…${characters.slice(-TAIL).join('')}`}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
