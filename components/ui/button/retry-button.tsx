import type { Ref } from 'react';
import { Spinner } from './spinner';

/** Tries again what could not be read. It keeps its place and the focus while it does, and a second press does nothing. */
export function RetryButton(props: {
  words: string;
  isBusy: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { words, isBusy, onPress, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      className="btn btn--soft btn--sm"
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {isBusy && <Spinner />}
      {words}
    </button>
  );
}
