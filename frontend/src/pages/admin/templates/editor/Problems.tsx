import { Button } from 'antd';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import type { Inspection, Problem } from './use-inspection.js';

/** Every fault of the template with its place; choosing one opens the part where it can be fixed. */
export function Problems({ inspection: { state, problems }, onShow }: { inspection: Inspection; onShow: (problem: Problem) => void }) {
  return (
    <>
      <p className={styles.hint} role="status">
        {state === 'checking'
          ? text.checking
          : state === 'failed'
            ? text.checkFailed
            : problems.length > 0
              ? text.problems(problems.length)
              : text.noProblems}
      </p>
      {problems.length > 0 && (
        <section className={styles.problems} aria-label={text.problems(problems.length)}>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.part} ${problem.line ?? ''} ${problem.column ?? ''} ${problem.message}`}>
                <Button type="link" size="small" onClick={() => onShow(problem)}>
                  {problem.line === null ? (problem.field ?? text.label) : text.placeOfLine(problem.line, problem.column ?? 1)}
                </Button>{' '}
                {problem.message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
