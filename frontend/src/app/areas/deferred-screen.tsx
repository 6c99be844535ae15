import { lazy, Suspense, type ComponentType } from 'react';
import { firstPaint } from '../first-paint.js';

export interface DeferredScreen {
  Component: ComponentType;
  /** Shown until the screen arrives, with the same heading in the same place. */
  Skeleton: ComponentType;
  /** Fetches the code ahead of the first use. */
  preload: () => void;
}

/** A screen whose code is fetched when it is first shown, after its skeleton has been painted. */
export function deferredScreen(load: () => Promise<ComponentType>, Skeleton: ComponentType): DeferredScreen {
  const loadPainted = async () => ({ default: (await firstPaint, await load()) });
  let loading: ReturnType<typeof loadPainted> | undefined;
  const fetched = () => (loading ??= loadPainted());
  const Screen = lazy(fetched);
  const Component = () => (
    <Suspense fallback={<Skeleton />}>
      <Screen />
    </Suspense>
  );
  return { Component, Skeleton, preload: () => void fetched().catch(() => undefined) };
}
