import styles from './Placeholder.module.css';

/** A bar in place of text that is loading. @param width and height in CSS lengths */
export function Placeholder({ width = '70%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} />;
}
