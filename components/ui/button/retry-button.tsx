import type { Ref } from 'react';
import { Spinner } from '../spinner';
import { Button } from './button';

/** Tries again what could not be read. It keeps its place and the focus meanwhile; a second press does nothing. */
export function RetryButton(props: {
  words: string;
  isBusy: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { words, isBusy, onPress, ref } = props;
  return (
    <Button ref={ref} variant="soft" size="sm" aria-busy={isBusy} onClick={() => !isBusy && onPress()}>
      {isBusy && <Spinner />}
      {words}
    </Button>
  );
}
