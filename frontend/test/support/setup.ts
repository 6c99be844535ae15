import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { disposeClient } from '../../src/shared/apollo/client.js';
import { dismissToast, toastStore } from '../../src/shared/notices/toasts.js';
import { adminSession } from '../../src/shared/session/admin-session.js';
import { userSession } from '../../src/shared/session/user-session.js';
import { installBrowserGaps } from './browser-gaps.js';
import './cheap-looks.js';

installBrowserGaps();
// The first test of a file also loads the screen's code, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
});

afterEach(() => {
  cleanup();
  disposeClient('user');
  disposeClient('admin');
  localStorage.clear();
  userSession.reload();
  adminSession.reload();
  for (const { id } of toastStore.get()) dismissToast(id);
});
