'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { OptionForm } from './option-form';

const Form = lazy(() => import('./option-form').then((module) => ({ default: module.OptionForm })));

/**
 * The option form where it is one part of a longer form: its code comes in a chunk of its own, which the product sheet
 * has usually brought already, so that the forms around it stay within their budget.
 */
export function LaterOptionForm(props: ComponentProps<typeof OptionForm>) {
  return (
    <Suspense fallback={<div className="sk sk--h" />}>
      <Form {...props} />
    </Suspense>
  );
}
