'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Switch } from '@/components/ui/form/choice-input';
import { Notice } from '@/components/ui/notice';
import { usePush } from './use-push';

/** Lets this phone be notified of orders and answers, or no longer. Rule: push/PU1. */
export function PushSwitch({ className }: { className?: string | undefined }) {
  const t = useTranslations();
  const { state, isBusy, hasFailed, change } = usePush();
  if (state === 'unavailable') return null;
  if (state === 'blocked')
    return (
      <p role="status" className={clsx('text-ink-2 text-sm', className)}>
        {t('push_blocked')}
      </p>
    );
  return (
    <div className={clsx('grid gap-2', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control */}
      <label className="flex min-h-target cursor-pointer items-center justify-between gap-3 text-start text-sm">
        <span>{t('push_switch')}</span>
        <Switch
          checked={state === 'on'}
          aria-busy={isBusy}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      </label>
      {hasFailed && (
        <Notice tone="danger" alert>
          {t('error_title')}
        </Notice>
      )}
    </div>
  );
}
