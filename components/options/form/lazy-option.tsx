'use client';

import type { ComponentType } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Skeleton } from '@/components/ui/skeleton';
import type { OptionProps } from '../inputs/option-props';
import { LoadFailed } from './load-failed';
import { OptionFieldset } from './option-fieldset';

type Input = ComponentType<OptionProps>;

/**
 * An input whose code is loaded when a form needs it. A failed load shows an error with a retry in its place;
 * `React.lazy` would replace the whole sheet and never retry.
 *
 * `height`: a class with the input's height, so that nothing moves. `instead`: the fallback when the code fails to
 * load. Rule: failures/FL8.
 */
export function lazyOption(options: {
  name: string;
  load: () => Promise<Input>;
  height: string;
  instead?: Input;
}): Input {
  const { name, load, height, instead: Instead } = options;
  return function LazyOption(props) {
    const {
      data: Loaded,
      error,
      isValidating,
      mutate,
    } = useSWRImmutable<Input>(`option-input ${name}`, load, {
      // No automatic retry: it would replace the fallback while the guest types.
      shouldRetryOnError: false,
    });
    const failure = useFailureMessage();
    if (Loaded !== undefined) return <Loaded {...props} />;
    const hasFailed = error !== undefined;
    if (hasFailed && Instead !== undefined) return <Instead {...props} />;
    return (
      <OptionFieldset {...props} error="">
        {hasFailed ? (
          <LoadFailed
            text={failure('section_failed')}
            blockId={props.blockId}
            isLoading={isValidating}
            onRetry={() => void mutate()}
          />
        ) : (
          <Skeleton className={height} />
        )}
      </OptionFieldset>
    );
  };
}
