'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { xIcon } from '@/components/ui/icons/x';
import { useDesk } from '../desk-context';

/** Moves the focus into a field that has just opened, with its text chosen. */
export function focusOnOpen(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A value that opens a field in its place. `label`: what is changed, for screen readers. */
export function EditButton({
  label,
  children,
  ...button
}: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className="inline-flex min-h-target items-center justify-end gap-1.5 rounded-sm px-2.5 font-medium tabular-nums hover:bg-sunken unavailable:cursor-not-allowed unavailable:text-ink-3"
    >
      <span className="sr-only">{`${label}, `}</span>
      <bdi>{children}</bdi>
      <Icon shape={penLineIcon} size="sm" className="text-ink-3" />
    </button>
  );
}

/** Save and Keep. */
export function EditorButtons({ isOff, onKeep }: { isOff: boolean; onKeep: () => void }) {
  const { t } = useDesk();
  return (
    <>
      <Button type="submit" variant="primary" size="sm" className="px-0!" disabled={isOff} aria-label={t('save')}>
        <Icon shape={checkIcon} size="sm" />
      </Button>
      <Button variant="outline" size="sm" className="px-0!" aria-label={t('keep_value')} onClick={onKeep}>
        <Icon shape={xIcon} size="sm" />
      </Button>
    </>
  );
}
