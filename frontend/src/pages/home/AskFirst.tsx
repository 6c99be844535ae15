import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { keepQuestion } from '../../shared/session/waiting/waiting-question.js';
import { AskBox } from './AskBox.js';
import styles from './HomePage.module.css';
import { homeMessages as text } from './messages.js';

/** A visitor's question. It waits until its asker has signed in, and is answered then. */
export function AskFirst() {
  const navigate = useNavigate();
  const ask = (question: string): void => {
    keepQuestion(question);
    void navigate(paths.register);
  };
  return (
    <div className={styles.askFirst}>
      <AskBox onAsk={ask} placeholder={text.questionExample} />
      <p>{text.askFirst}</p>
    </div>
  );
}
