'use client';

import { Component, type ReactNode } from 'react';

type State = { failure: { error: unknown } | null };

/** Nobody loses the page over what nobody has opened: what cannot be drawn ahead says so once it is opened. */
export class DrawnAhead extends Component<{ isAhead: boolean; children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.isAhead) return null;
    throw failure.error;
  }
}
