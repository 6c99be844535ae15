import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sourceAddress } from '../../shared/config/paths.js';
import { sourceMessages as text } from './messages.js';
import { useOpenSource } from './open-source.js';
import { sectionOf, type SourcePlace } from './source-place.js';

interface PlaceLinkProps {
  place: SourcePlace;
  className?: string;
  children: ReactNode;
}

/** Whether a click asks for another tab or window. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;

/** The way to a place of the library: beside the text on a screen that can show it, in the library itself in a new tab and everywhere else. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const open = useOpenSource(place);
  if (!place.documentId) return <span className={className}>{children}</span>;
  return (
    <Link
      to={sourceAddress(place.documentId, sectionOf(place))}
      className={className}
      title={text.open}
      onClick={(event) => {
        if (!open || opensElsewhere(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </Link>
  );
}
