import { flushSync } from 'react-dom';
import { placeId } from './place-id.js';

/** Shows a proposed change at its paragraph and gives it the focus. @param showDraft opens the view that has the paragraphs */
export function showChange(id: string, showDraft: () => void): void {
  flushSync(showDraft);
  document.getElementById(placeId(id, 1))?.focus();
}
