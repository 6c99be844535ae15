import { useCallback, useRef, useState } from 'react';
import type { OpenSource } from './open-source.js';
import type { SourcePlace } from './source-place.js';

interface OpenedSource {
  source: SourcePlace | null;
  openSource: OpenSource;
  /** Closes it and returns the focus to the element that opened it. */
  closeSource: () => void;
}

/** The source that a screen shows next to its text. */
export function useOpenedSource(): OpenedSource {
  const [source, setSource] = useState<SourcePlace | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const openSource = useCallback((citation: SourcePlace) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSource(citation);
  }, []);
  const closeSource = useCallback(() => {
    setSource(null);
    opener.current?.focus();
  }, []);
  return { source, openSource, closeSource };
}
