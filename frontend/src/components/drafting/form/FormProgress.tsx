import { CheckOutlined } from '@ant-design/icons';
import { Form, type FormInstance } from 'antd';
import { draftingMessages as text } from '../messages.js';
import type { FormStep } from './form-steps.js';
import type { FieldValues } from './field-values.js';
import styles from './progress.module.css';

interface FormProgressProps {
  form: FormInstance<FieldValues>;
  steps: readonly FormStep[];
  /** Called with the name of a field to go to it. */
  onGo: (name: string) => void;
}

/** How far the required fields are, step by step; each step leads to its first field that is still empty. */
export function FormProgress({ form, steps, onGo }: FormProgressProps) {
  // Watches which fields are filled, not the values: most keys draw nothing here.
  const filled = Form.useWatch<FieldValues, string | undefined>(
    (values) =>
      Object.entries(values as Partial<FieldValues>)
        .flatMap(([name, value]) => (value?.trim() ? [name] : []))
        .join(' '),
    form,
  );
  const has = new Set(filled?.split(' '));
  const required = steps.map((step) => step.groups.flatMap(({ fields }) => fields).filter((field) => field.required !== undefined));
  const count = (names: readonly { name: string }[]): number => names.filter(({ name }) => has.has(name)).length;
  return (
    <nav className={styles.progress} aria-label={text.progress}>
      <p className={styles.count} role="status">
        {text.filled(count(required.flat()), required.flat().length)}
      </p>
      <ol>
        {steps.map(({ title, groups }, at) => {
          const needed = required[at] ?? [];
          const open = needed.filter(({ name }) => !has.has(name));
          const first = open[0] ?? needed[0] ?? groups[0]?.fields[0];
          const done = needed.length > 0 && open.length === 0;
          return (
            <li key={title}>
              <button type="button" data-done={done} onClick={() => first && onGo(first.name)}>
                <span className={styles.bar} aria-hidden>
                  <span style={{ width: needed.length > 0 ? `${(100 * count(needed)) / needed.length}%` : 0 }} />
                </span>
                <span className={styles.title}>
                  {done && <CheckOutlined aria-hidden />} {title}
                </span>
                <span className="visually-hidden">
                  {needed.length > 0 ? text.filled(needed.length - open.length, needed.length) : text.optionalStep}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
