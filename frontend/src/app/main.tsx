import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepFocus } from '../shared/lib/focus-keeper.js';
import { userSession } from '../shared/session/user-session.js';
import { applyTheme } from '../shared/theme/theme-store.js';
import { firstPaint } from './first-paint.js';
import { routes } from './routing/routes.js';
import { startSession } from './start-session.js';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
// A known user sees the screen first; the server is asked to confirm the session after that.
if (userSession.get().phase === 'signed-in') void firstPaint.then(startSession);
else startSession();
keepFocus();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
