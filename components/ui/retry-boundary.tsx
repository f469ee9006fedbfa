'use client';

import { Component, Fragment, type ReactNode } from 'react';

type State = { hasFailed: boolean; attempt: number };

/**
 * What fails in it, code that does not come or a drawing that breaks, fails in its place: nothing around it is lost.
 * A retry mounts the content afresh.
 */
export class RetryBoundary extends Component<{ failed: (retry: () => void) => ReactNode; children: ReactNode }, State> {
  override state: State = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  retry = () => this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));

  override render() {
    const { failed, children } = this.props;
    const { hasFailed, attempt } = this.state;
    return hasFailed ? failed(this.retry) : <Fragment key={attempt}>{children}</Fragment>;
  }
}
