import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepFocus } from '../shared/focus-keeper.js';
import { applyTheme } from '../shared/theme/theme-store.js';
import { routes } from './routes.js';
import { startSession } from './start-session.js';
import './styles/tokens.css';
import './styles/base.css';

applyTheme();
startSession();
keepFocus();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
