'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';

type Choice<Id extends string> = { id: Id; label: ReactNode };

/** A choice of a few, all of them in view. `legend`: for screen readers. */
export function ChoiceBar<Id extends string>(props: {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose(id: Id): void;
  className?: string;
}) {
  const { legend, choices, chosen, onChoose, className } = props;
  return (
    <fieldset className={clsx('flex gap-1 rounded-md bg-sunken forced-colors:border', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={clsx(
            'min-h-target min-w-target rounded-sm px-3 text-sm',
            id === chosen
              ? 'bg-surface font-medium shadow-sm inset-ring inset-ring-line forced-colors:chosen'
              : 'text-ink-2 hover:bg-ink/6 forced-colors:bg-transparent',
          )}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
