import { Suspense, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PendingPart } from '../components/PendingPart.js';
import styles from './navigation.module.css';
import { partOf } from './panel-parts.js';
import { PanelNavigation } from './PanelNavigation.js';

/** The list of the panel's parts beside the one that the address names. */
export function Panel() {
  const [params] = useSearchParams();
  const { id, Part } = partOf(params);
  const panel = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // What led here from another part is gone; the list of parts keeps the focus.
    if (document.activeElement?.getAttribute('role') !== 'tab') place.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div className={styles.screen}>
      <PanelNavigation shown={id} panel={panel} />
      <div ref={place} id={panel} className={styles.panel} role="tabpanel" aria-labelledby={`${panel}-${id}`} tabIndex={-1}>
        <Suspense fallback={<PendingPart />}>
          <Part key={id} />
        </Suspense>
      </div>
    </div>
  );
}
