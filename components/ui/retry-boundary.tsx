'use client';

import { Component, Fragment, type ReactNode } from 'react';

type State = { hasFailed: boolean; attempt: number };

/**
 * An error boundary for a part of a page: a chunk that fails to load or a component that throws is replaced by
 * `failed`, and the rest of the page stays. A retry mounts the children again.
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
