'use client';

import type { ComponentType } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { Skeleton } from '@/components/ui/skeleton';
import type { OptionProps } from '../inputs/option-props';
import { LoadFailed } from './load-failed';
import { OptionFieldset } from './option-fieldset';

type Input = ComponentType<OptionProps>;

/**
 * An input whose code a phone fetches only when a form asks for it. A fetch that fails takes nothing else of the form
 * away, and can be tried again: React's own `lazy` would throw the whole sheet away and never ask a second time.
 *
 * `height`: a class as high as what comes, so that nothing moves. `instead`: what stands in when the code does not
 * come. Rule: failures/FL8.
 */
export function lazyOption(from: { name: string; load: () => Promise<Input>; height: string; instead?: Input }): Input {
  const { name, load, height, instead: Instead } = from;
  return function LazyOption(props) {
    const {
      data: Loaded,
      error,
      isValidating,
      mutate,
    } = useSWRImmutable<Input>(`option-input ${name}`, load, {
      // What stands in stays: an input that changes under the fingers loses what is being typed.
      shouldRetryOnError: false,
    });
    const failure = useFailureWords();
    if (Loaded !== undefined) return <Loaded {...props} />;
    const hasFailed = error !== undefined;
    if (hasFailed && Instead !== undefined) return <Instead {...props} />;
    return (
      <OptionFieldset {...props} error="">
        {hasFailed ? (
          <LoadFailed
            words={failure('section_failed')}
            blockId={props.blockId}
            isReading={isValidating}
            onRetry={() => void mutate()}
          />
        ) : (
          <Skeleton className={height} />
        )}
      </OptionFieldset>
    );
  };
}
