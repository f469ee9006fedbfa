'use client';

import type { ComponentType } from 'react';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { resource, useResource } from '@/components/ui/resource';
import { Skeleton } from '@/components/ui/skeleton';
import type { OptionProps } from '../inputs/option-props';
import { LoadFailed } from './load-failed';
import { OptionFieldset } from './option-fieldset';

type Input = ComponentType<OptionProps>;

/**
 * An input whose code is loaded when a form needs it: few products have slots. Not by `late`, because it stands in its
 * option's frame, where a failed load shows an error with a retry. `height`: a class with the input's height,
 * and `hasAction`: whether a button will stand beside the title, so that nothing moves. Rule: failures/FL8.
 */
export function lateOption(parts: { load: () => Promise<Input>; height: string; hasAction?: true }): Input {
  const { load, height, hasAction } = parts;
  const code = resource(load);
  return function LateOption(props) {
    const { value: Loaded, hasFailed, isBusy, retry } = useResource(code);
    const failure = useFailureMessage();
    if (Loaded !== undefined) return <Loaded {...props} />;
    return (
      <OptionFieldset {...props} error="" {...(hasAction && { action: <span /> })}>
        {hasFailed ? (
          <LoadFailed text={failure('section_failed')} blockId={props.blockId} isLoading={isBusy} onRetry={retry} />
        ) : (
          <Skeleton className={height} />
        )}
      </OptionFieldset>
    );
  };
}
