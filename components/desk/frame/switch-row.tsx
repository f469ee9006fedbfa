'use client';

import { type ReactNode, useId } from 'react';
import { Switch } from '@/components/ui/form/choice-input';

/** A setting of this device, with its words before it. */
export function SwitchRow(props: { isOn: boolean; onChange(isOn: boolean): void; label: string; beside?: ReactNode }) {
  const { isOn, onChange, label, beside } = props;
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="flex min-h-target min-w-40 flex-1 cursor-pointer items-center gap-3 text-md">
        <Switch id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
        <span className="wrap-anywhere min-w-0">{label}</span>
      </label>
      {beside}
    </div>
  );
}
