import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RouteErrorPage } from '../../src/app/routing/RouteErrorPage.js';
import { expectAccessible } from '../support/accessibility.js';

it.each([
  [true, 'Something went wrong'],
  [false, 'You are offline'],
])('says why a screen cannot be shown, and offers to reload it (online: %s)', async (onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(<RouteErrorPage />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  await expectAccessible();
});
