import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldBinding } from './use-form.js';
import styles from './form.module.css';

interface TextFieldProps<Name extends string> {
  label: string;
  binding: FieldBinding<Name>;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  disabled?: boolean;
  /** Shown at the end inside the field, such as the button that reveals a password. */
  action?: ReactNode;
}

/** Labelled single-line field with an associated error message. */
export function TextField<Name extends string>({ label, binding, type = 'text', autoComplete, disabled, action }: TextFieldProps<Name>) {
  const { id, error, ...input } = binding;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control} data-invalid={Boolean(error)}>
        <input
          {...input}
          id={id}
          type={type}
          autoComplete={autoComplete}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
        />
        {action}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
