import { Popover } from 'antd';
import { useRef, useState } from 'react';
import { CitationCard } from '../../../components/source/CitationCard.js';
import { useMedia } from '../../../shared/lib/use-media.js';
import { sourceMessages } from '../../../components/source/messages.js';
import { useOpenSource } from '../../../components/source/open-source.js';
import type { Citation } from './citation.operations.js';
import styles from './CitationMarker.module.css';

/** Numbered marker in the text; hover and focus open its card where there is room, a click opens the source. */
export function CitationMarker({ citation }: { citation: Citation }) {
  const { marker, documentTitle } = citation;
  const [shown, setShown] = useState(false);
  const open = useOpenSource(citation);
  // There the card would cover the marker itself, and the composer; a tap opens the source.
  const narrow = useMedia('(width < 960px)');
  /** The source is open, and the focus comes back to here when it closes: its card would then cover what is below. */
  const returning = useRef(false);
  const onFocus = (): void => {
    setShown(!narrow && !returning.current);
    returning.current = false;
  };
  const onClick = (): void => {
    setShown(!open);
    returning.current = open !== undefined;
    open?.();
  };
  return (
    <Popover
      content={<CitationCard citation={citation} />}
      open={shown}
      onOpenChange={setShown}
      trigger={narrow ? [] : 'hover'}
      mouseEnterDelay={0.15}
    >
      <button
        type="button"
        className={styles.marker}
        onClick={onClick}
        onFocus={onFocus}
        onBlur={() => setShown(false)}
        aria-label={`${sourceMessages.source(marker)}: ${documentTitle}`}
      >
        {marker}
      </button>
    </Popover>
  );
}
