import type { OrderStep } from '@/lib/domain/orders/order-steps';

const FILL = { past: 'w-full', now: 'w-1/2', next: 'w-0' } as const;

/** The steps of an order as a bar, decoration beside their words. */
export function StepSegments({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <span className="col-span-full grid auto-cols-fr grid-flow-col gap-1.5" aria-hidden="true">
      {steps.map(({ name, state }) => (
        <i key={name} className="h-1 overflow-hidden rounded-full bg-brand-line forced-colors:border">
          <i className={`block h-full bg-brand-fill forced-colors:bg-system-highlight ${FILL[state]}`} />
        </i>
      ))}
    </span>
  );
}
