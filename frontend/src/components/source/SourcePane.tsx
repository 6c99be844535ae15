import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatPages } from '../../shared/format/pages.js';
import { useMedia } from '../../shared/lib/use-media.js';
import type { SourcePlace } from './source-place.js';
import { sourceMessages as text } from './messages.js';
import styles from './source.module.css';
import { SourceText } from './SourceText.js';

interface SourcePaneProps {
  citation: SourcePlace;
  onClose: () => void;
  /** Lies over the screen at every width. */
  over?: boolean;
}

/** A source opened at a citation: a pane next to the text, or a sheet over it on narrow screens. Escape closes it. */
export function SourcePane({ citation, onClose, over = false }: SourcePaneProps) {
  const narrow = useMedia('(width < 960px)');
  return over || narrow ? <Sheet citation={citation} onClose={onClose} /> : <Pane citation={citation} onClose={onClose} />;
}

function Pane({ citation, onClose }: SourcePaneProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside className={styles.pane} aria-label={text.pane} onKeyDown={onKeyDown}>
      <Content citation={citation} onClose={onClose} />
    </aside>
  );
}

function Sheet({ citation, onClose }: SourcePaneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // Its content measures itself to scroll to the quotation.
    setShown(true);
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={text.pane} onClose={onClose}>
      {shown && <Content citation={citation} onClose={onClose} />}
    </dialog>
  );
}

function Content({ citation, onClose }: SourcePaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { documentId, documentTitle, headingPath, pageStart, pageEnd, fromScan } = citation;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [citation]);
  return (
    <>
      <header className={styles.header}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {documentTitle}
          </h2>
          <p>{[headingPath, formatPages(pageStart, pageEnd)].filter(Boolean).join(' · ')}</p>
          {fromScan && <p className={styles.scan}>{text.fromScan}</p>}
        </div>
        <Button type="text" icon={<CloseOutlined />} aria-label={text.close} onClick={onClose} />
      </header>
      {documentId && (
        <SourceText key={`${documentId}:${citation.spanStart}-${citation.spanEnd}`} citation={citation} documentId={documentId} />
      )}
    </>
  );
}
