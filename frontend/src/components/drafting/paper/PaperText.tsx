import { useMemo, useRef } from 'react';
import { curled, leftSignatures, modelText, parseDocument } from '../../../shared/document/draft-tree.js';
import type { Selection } from '../editor/selection.js';
import { OpenGapContext, placeOfBlank } from './open-gap.js';
import styles from './paper.module.css';
import { PaperBlock } from './PaperBlock.js';

export interface PaperTextProps {
  /** The stored text of a draft. */
  text: string;
  /** Words alone, without any form. */
  plain?: boolean;
  /** Called to fill in a blank at its place in the text; left out where nothing can be filled in. */
  onGap?: (place: Selection) => void;
}

/** A draft as it is printed: the same blocks as PDF and DOCX. */
export function PaperText({ text, plain, onGap }: PaperTextProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const model = useMemo(() => parseDocument(text), [text]);
  if (plain)
    return (
      <pre className={styles.plain} lang={model.language}>
        {modelText(model)}
      </pre>
    );
  // The gaps stand on the page in the order of the text.
  const open = (gap: HTMLElement): void => {
    const place = placeOfBlank(text, [...(sheet.current?.querySelectorAll('[data-gap]') ?? [])].indexOf(gap));
    if (place) onGap?.(place);
  };
  const { blocks } = curled(model);
  const left = leftSignatures(blocks);
  return (
    <div ref={sheet} className={styles.sheet} lang={model.language}>
      <OpenGapContext value={onGap ? open : null}>
        {blocks.map((block, index) => {
          if (left[index - 1]) return null;
          const beside = left[index] ? blocks[index + 1] : undefined;
          if (!beside) return <PaperBlock key={index} block={block} />;
          return (
            <div key={index} className={styles.columns}>
              <PaperBlock block={block} />
              <PaperBlock block={beside} />
            </div>
          );
        })}
      </OpenGapContext>
    </div>
  );
}
