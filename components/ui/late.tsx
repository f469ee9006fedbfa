'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A lazy component, whose code is loaded on first render or earlier by `warmUp`. Unlike `React.lazy`, it renders loaded
 * code immediately, while React would show the fallback for at least 300 ms; and after a failed load the next mount
 * loads again. Render it inside a `RetryBoundary`.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): { Late: ComponentType<Props>; warmUp: () => Promise<ComponentType<Props>> } {
  let present: ComponentType<Props> | null = null;
  const warmUp = async () => {
    present ??= await load();
    return present;
  };
  function Late(props: Props) {
    // Never swap the component after mount: it would lose its state.
    const [Shown] = useState<ComponentType<Props>>(
      () => present ?? (lazy(async () => ({ default: await warmUp() })) as unknown as ComponentType<Props>),
    );
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { Late, warmUp };
}
