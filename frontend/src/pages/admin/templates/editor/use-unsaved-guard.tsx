import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../components/ui/confirm/ConfirmDialog.js';
import { editorMessages as text } from '../messages.js';

/** Asks before the screen is left with unsaved changes, by a link, the back button or the window itself. @returns the element to render */
export function useUnsavedGuard(unsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const leaving = useRef(false);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text.leaveTitle}
      text={text.leaveText}
      confirm={text.leave}
      cancel={text.stay}
      danger
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed();
        return Promise.resolve();
      }}
      onClosed={() => {
        if (!leaving.current) blocker.reset();
      }}
    />
  );
}
