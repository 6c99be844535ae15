import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { stepsMessages as text } from './messages.js';
import styles from './steps.module.css';

interface StepFrameProps {
  title: string;
  hint?: string;
  /** Whether the heading takes the focus: when the user came here from another step. */
  focus: boolean;
  onBack?: () => void;
  onNext?: () => void;
  next?: string;
  children: ReactNode;
}

/** One step: its heading, what it holds, and the ways on and back. */
export function StepFrame({ title, hint, focus, onBack, onNext, next = text.next, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <Card
      title={
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      }
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {(onBack ?? onNext) && (
        <div className={styles.ways}>
          {onBack && <Button onClick={onBack}>{text.back}</Button>}
          {onNext && (
            <Button type="primary" onClick={onNext}>
              {next}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
