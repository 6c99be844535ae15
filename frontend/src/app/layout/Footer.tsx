import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { appMessages } from '../messages.js';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={`${styles.footer} no-print`}>
      <p>{appMessages.disclaimer}</p>
      <Link to={paths.developers}>{appMessages.developers}</Link>
    </footer>
  );
}
