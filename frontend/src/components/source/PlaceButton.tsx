import type { ReactNode } from 'react';
import { sourceMessages as text } from './messages.js';
import { useOpenSource } from './open-source.js';
import type { SourcePlace } from './source-place.js';

interface PlaceButtonProps {
  place: SourcePlace;
  className?: string;
  children: ReactNode;
}

/** Opens a place in its source; on a screen that cannot show one, only its words. */
export function PlaceButton({ place, className, children }: PlaceButtonProps) {
  const open = useOpenSource(place);
  if (!open) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={className} title={text.open} onClick={open}>
      {children}
    </button>
  );
}
