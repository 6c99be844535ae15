import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/Card.js';
import { paths } from '../../../shared/config/paths.js';
import { starterLawMessages as text } from './messages.js';
import { StarterProgress } from './StarterProgress.js';
import styles from './starter-law.module.css';
import { useStarterLaw } from './use-starter-law.js';

const SHOWN = ['LOADING', 'WAITING', 'REMOVING'];

/** How far the starter law is, while something is under way. */
export function StarterLawNote() {
  const { law } = useStarterLaw();
  if (!law || !SHOWN.includes(law.phase)) return null;
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      <StarterProgress law={law} />
      <Link to={paths.admin}>{text.show}</Link>
    </Card>
  );
}
