import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldBinding } from './use-form.js';
import styles from './form.module.css';

interface TextFieldProps<Name extends string> {
  label: string;
  binding: FieldBinding<Name>;
  /** What is asked for, said before anything is typed. */
  hint?: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  disabled?: boolean;
  /** Shown at the end inside the field, such as the button that reveals a password. */
  action?: ReactNode;
}

/** Labelled single-line field with an associated error message. */
export function TextField<Name extends string>({
  label,
  binding,
  hint,
  type = 'text',
  autoComplete,
  disabled,
  action,
}: TextFieldProps<Name>) {
  const { id, error, ...input } = binding;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
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
          aria-describedby={describedBy || undefined}
        />
        {action}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
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
