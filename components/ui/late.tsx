'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component whose code is fetched when it is first drawn, or before that by `warmUp`. Code that is here is drawn at
 * once: React would wait for it all the same, and shows nothing for 300 ms once it has shown a fallback. After a failure
 * the next mount fetches again, which a `lazy` of React's own never does: stand it in a RetryBoundary.
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
