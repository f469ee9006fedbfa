'use client';

import type { ComponentType, ReactNode } from 'react';
import { resource, useResource } from './resource';

/**
 * A lazy component, whose code is loaded on first render or earlier by `load`. Unlike `React.lazy`, it renders loaded
 * code immediately, while React would show the fallback for at least 300 ms; and after a failed load the next mount
 * loads again. Render it inside a `RetryBoundary`.
 */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): {
  Component: ComponentType<Props>;
  load: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
} {
  const code = resource(fetch);
  function Late(props: Props) {
    const { value: Loaded, hasFailed, error } = useResource(code);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (hasFailed) throw error;
    return fallback;
  }
  return { Component: Late, load: code.load, loaded: code.loaded };
}
