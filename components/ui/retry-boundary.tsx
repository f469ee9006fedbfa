'use client';

import { Component, type ReactNode } from 'react';
import { isWorthRenewing } from './broken-tree';
import { KeptValues } from './hooks/use-kept-state';
import { readTypedFields, restoreTypedFields } from './typed-fields';

type State = {
  failure: { error: unknown } | null;
  /** Whether the failure is shown. */
  hasFailed: boolean;
  attempt: number;
  typed: ReturnType<typeof readTypedFields> | null;
};

/**
 * An error boundary for a part of a page: a chunk that fails to load or a component that throws is replaced by
 * `failed`, and the rest of the page stays. A retry mounts the children again. A part whose elements somebody else has
 * changed is mounted again at once, with what was typed in it and what its components keep (`useKeptState`).
 */
export class RetryBoundary extends Component<{ failed: (retry: () => void) => ReactNode; children: ReactNode }, State> {
  override state: State = { failure: null, hasFailed: false, attempt: 0, typed: null };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  /** Decides about a failure once, because one change of a broken part may fail at several elements. */
  static getDerivedStateFromProps(_props: unknown, { failure, attempt }: State): Partial<State> | null {
    if (failure === null) return null;
    if (!isWorthRenewing(failure.error)) return { failure: null, hasFailed: true };
    // The fields are still in the document: the children are removed after this.
    return { failure: null, hasFailed: false, attempt: attempt + 1, typed: readTypedFields() };
  }

  override componentDidUpdate(_props: unknown, before: State) {
    const { typed } = this.state;
    if (typed !== null && typed !== before.typed) restoreTypedFields(typed);
  }

  readonly #kept = new Map<string, unknown>();

  retry = () => this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));

  override render() {
    const { failed, children } = this.props;
    const { hasFailed, attempt } = this.state;
    if (hasFailed) return failed(this.retry);
    return (
      <KeptValues key={attempt} value={this.#kept}>
        {children}
      </KeptValues>
    );
  }
}
