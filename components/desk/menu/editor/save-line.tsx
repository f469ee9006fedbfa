'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { useDesk } from '../../desk-context';
import type { DraftKind } from '../menu-api';
import type { SaveState } from './item-session';

const NOT_SAVED = {
  incomplete: 'menu_incomplete',
  failed: 'menu_not_saved',
  conflict: 'menu_in_conflict',
  gone: 'menu_gone',
} as const;

/** Whether what was typed is saved. Screen readers hear when it is, and why it is not. Rule: menu/ME48. */
export function SaveLine(props: { state: SaveState; kind: DraftKind | null; onSave(): void; onGiveUp(): void }) {
  const { state, kind, onSave, onGiveUp } = props;
  const { t } = useDesk();
  const { kind: stands } = state;
  return (
    <div className="min-h-7 text-sm">
      {(stands === 'typing' || stands === 'saving') && (
        <p className="text-ink-2" aria-hidden="true">
          {t('menu_saving')}
        </p>
      )}
      <div role="status">
        {stands === 'saved' && kind !== null && (
          <p className="flex items-center gap-1.5 text-success">
            <Icon shape={circleCheckIcon} size="xs" />
            <span>{t('menu_saved')}</span>
          </p>
        )}
      </div>
      {stands !== 'typing' && stands !== 'saving' && stands !== 'saved' && (
        <p role="alert" className="flex flex-wrap items-center gap-1.5 text-danger">
          <Icon shape={circleAlertIcon} size="xs" />
          <span>{t(NOT_SAVED[stands])}</span>
          {stands === 'failed' && (
            <TextButton layout="row" onClick={onSave}>
              {t('try_again')}
            </TextButton>
          )}
          {stands === 'gone' && (
            <TextButton layout="row" onClick={onGiveUp}>
              {t('menu_discard')}
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
}
