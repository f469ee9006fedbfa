import type { Ref } from 'react';
import { Spinner } from '../spinner';
import { Button } from './button';

/** Repeats a failed read. While busy it keeps its size and the focus, and ignores further taps. */
export function RetryButton(props: {
  label: string;
  isBusy: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { label, isBusy, onPress, ref } = props;
  return (
    <Button ref={ref} variant="soft" size="sm" aria-busy={isBusy} onClick={() => !isBusy && onPress()}>
      {isBusy && <Spinner />}
      <span>{label}</span>
    </Button>
  );
}
