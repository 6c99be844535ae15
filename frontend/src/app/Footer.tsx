import { appMessages } from './messages.js';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={`${styles.footer} no-print`}>
      <p>{appMessages.disclaimer}</p>
    </footer>
  );
}
