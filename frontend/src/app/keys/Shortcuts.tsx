import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import type { ChatRequest } from '../../shared/config/chat-request.js';
import { userSession } from '../../shared/session/user-session.js';
import { keysAreOn, open, useOpened } from './keys-store.js';
import { shortcutOf } from './shortcut-of.js';

const Palette = lazy(async () => ({ default: (await import('./Palette.js')).Palette }));
const KeyList = lazy(async () => ({ default: (await import('./KeyList.js')).KeyList }));

const NEW_CHAT: ChatRequest = { chat: 'new' };

/** Listens for the shortcuts of every screen and shows what they open; its dialogs are fetched when they are first asked for. */
export function Shortcuts() {
  const opened = useOpened();
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = keysAreOn() && !event.defaultPrevented ? shortcutOf(event) : null;
      if (!shortcut || (shortcut === 'new-chat' && !userSession.get().user)) return;
      event.preventDefault();
      open(shortcut === 'new-chat' ? null : shortcut);
      if (shortcut === 'new-chat') void navigate(paths.ask, { state: NEW_CHAT });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
  return (
    <Suspense>
      {opened === 'palette' && <Palette />}
      {opened === 'keys' && <KeyList />}
    </Suspense>
  );
}
