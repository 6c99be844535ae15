import { useState } from 'react';
import { formMessages } from './messages.js';
import { TextField } from './TextField.js';
import type { FieldBinding } from './use-form.js';
import styles from './form.module.css';

interface PasswordFieldProps<Name extends string> {
  label: string;
  binding: FieldBinding<Name>;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  disabled?: boolean;
}

/** Password field with a button that shows and hides the password. */
export function PasswordField<Name extends string>({ label, binding, hint, autoComplete, disabled }: PasswordFieldProps<Name>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      className={styles.toggle}
      type="button"
      aria-label={shown ? formMessages.hideNamed(label) : formMessages.showNamed(label)}
      aria-controls={binding.id}
      onClick={() => setShown(!shown)}
    >
      {shown ? formMessages.hide : formMessages.show}
    </button>
  );
  return (
    <TextField
      label={label}
      binding={binding}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      disabled={disabled}
      action={toggle}
    />
  );
}
