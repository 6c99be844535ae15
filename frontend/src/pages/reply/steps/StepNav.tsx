import { stepsMessages as text } from './messages.js';
import { STEPS, type StepName } from './steps-state.js';
import styles from './steps.module.css';

interface StepNavProps {
  current: StepName;
  /** Steps that can be opened now. */
  open: (step: StepName) => boolean;
  onGo: (step: StepName) => void;
}

/** The steps in their order; each one that can be opened is a button. */
export function StepNav({ current, open, onGo }: StepNavProps) {
  return (
    <nav aria-label={text.stepsLabel}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} data-current={step === current}>
            <button type="button" disabled={!open(step)} aria-current={step === current ? 'step' : undefined} onClick={() => onGo(step)}>
              <span aria-hidden="true">{index + 1}</span>
              {text.steps[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
