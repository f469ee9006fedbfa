'use client';

import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { boardSettings } from '@/lib/device/desk/board-view';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';

/** What the keys of the board do, and the switch that turns them off. Rule: desk/DE55. */
export function KeyList({ onClose }: { onClose(): void }) {
  const { t } = useDesk();
  const { keys } = useAtomValue(boardSettings);
  const rows = [
    ['1 – 9', t('key_action')],
    ['Enter', t('key_alarm')],
    ['/', t('key_search')],
    ['u', t('key_undo')],
    ['?', t('key_list')],
  ] as const;
  return (
    <DeskDialog title={t('keys')} onClose={onClose}>
      <dl className="grid gap-2 text-sm">
        {rows.map(([key, action]) => (
          <div key={key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3">
            <dt>
              <kbd
                translate="no"
                dir="ltr"
                className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong px-2 py-1 font-medium"
              >
                {key}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor="desk-keys" className="flex min-h-target items-center gap-3 text-sm">
        <Checkbox
          id="desk-keys"
          checked={keys}
          onChange={({ target }) => boardSettings.change((known) => ({ ...known, keys: target.checked }))}
        />
        <span>{t('keys_on')}</span>
      </label>
      <Button variant="soft" size="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </DeskDialog>
  );
}
