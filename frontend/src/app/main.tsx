import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepOfflineCopy } from '../shared/offline/offline-copy.js';
import { keepFocus } from '../shared/lib/focus-keeper.js';
import { openFoldsInPrint } from '../shared/lib/print-folds.js';
import { userSession } from '../shared/session/user-session.js';
import { language } from '../shared/i18n/language.js';
import { loadLanguage } from '../shared/i18n/load-language.js';
import { applyTheme } from '../shared/theme/theme-store.js';
import { firstPaint } from './first-paint.js';
import { routes } from './routing/routes.js';
import { startSession } from './start-session.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
// A known user sees the screen first; the server is asked to confirm the session after that.
if (userSession.get().phase === 'signed-in') void firstPaint.then(startSession);
else startSession();
keepFocus();
openFoldsInPrint();
keepOfflineCopy();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const frame = createRoot(root);
const render = (): void =>
  frame.render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
// English has its texts with it and is drawn at once. Without the texts of another language the page is drawn in English.
if (language === 'en') render();
else void loadLanguage().then(render, render);
