import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormCardProps {
  title: string;
  intro?: string;
  children: ReactNode;
  footer: ReactNode;
}

/** Centred card around a public form. */
export function FormCard({ title, intro, children, footer }: FormCardProps) {
  return (
    <div className={styles.screen}>
      <title>{`${title} – Themis`}</title>
      <section className={styles.card}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </section>
    </div>
  );
}
