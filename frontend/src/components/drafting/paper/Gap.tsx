import { use } from 'react';
import { draftingMessages as text } from '../messages.js';
import { BLANK, OpenGapContext } from './open-gap.js';
import styles from './paper.module.css';

/** A blank of a draft. What it is copied and printed as stays in it. */
export function Gap() {
  const open = use(OpenGapContext);
  const shown = (
    <>
      <span aria-hidden>{BLANK}</span>
      <span className="visually-hidden">{open ? text.fillGap : text.gap}</span>
    </>
  );
  if (!open)
    return (
      <mark data-gap className={styles.gap}>
        {shown}
      </mark>
    );
  return (
    <button type="button" data-gap className={styles.gap} title={text.fillGap} onClick={({ currentTarget }) => open(currentTarget)}>
      {shown}
    </button>
  );
}
