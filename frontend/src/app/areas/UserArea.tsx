import { Suspense, useState, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { screenOf } from '../../shared/config/paths.js';
import { loadAntdLanguage } from '../../shared/i18n/load-language.js';
import { firstPaint } from '../first-paint.js';
import { PageFallback } from '../layout/PageFallback.js';
import { userScreens } from './user-screens.js';

const UserShell = lazy(async () => {
  await firstPaint;
  await loadAntdLanguage();
  return { default: (await import('./UserShell.js')).UserShell };
});

/** The signed-in user's screens inside their shared shell; the code of both is fetched in parallel. */
export function UserArea() {
  const screen = userScreens[screenOf(useLocation().pathname)];
  useState(() => screen?.preload());
  const Skeleton = screen?.Skeleton ?? PageFallback;
  return (
    <Suspense fallback={<Skeleton />}>
      <UserShell />
    </Suspense>
  );
}
