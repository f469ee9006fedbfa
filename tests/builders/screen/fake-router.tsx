import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';

/** A router that stays on the page and notes its calls, for example 'push /home' and 'back'. */
export function fakeRouter(): { calls: string[]; wrap: (children: ReactNode) => ReactElement } {
  const calls: string[] = [];
  const noteAs = (name: string) => (href?: string) => {
    calls.push(href === undefined ? name : `${name} ${href}`);
  };
  const names = ['push', 'replace', 'back', 'forward', 'refresh', 'prefetch'];
  const router = Object.fromEntries(names.map((name) => [name, noteAs(name)])) as never;
  return {
    calls,
    wrap: (children) => <AppRouterContext.Provider value={router}>{children}</AppRouterContext.Provider>,
  };
}
