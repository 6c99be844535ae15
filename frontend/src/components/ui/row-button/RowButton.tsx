import type { ComponentProps } from 'react';
import styles from './RowButton.module.css';

/** A small button in a row of a table. It looks like antd's, and a page of rows may have three hundred of them. */
export function RowButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={className ? `${styles.button} ${className}` : styles.button} />;
}
