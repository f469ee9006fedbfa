'use client';

import { IconButton } from '@/components/ui/button/icon-button';
import { arrowUpIcon } from '@/components/ui/icons/arrow-up';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { useDesk } from '../../desk-context';

/**
 * Moves a member of a list up or down. At an end a button stays focusable, so that the keyboard does not lose its place.
 * Rule: menu/ME45.
 */
export function MoveButtons(props: {
  name: string;
  place: number;
  count: number;
  isOff?: boolean;
  onMove(to: number): void;
}) {
  const { name, place, count, isOff = false, onMove } = props;
  const { t } = useDesk();
  const buttons = [
    { to: place - 1, label: t('menu_up', { name }), isPossible: place > 0, turn: '' },
    { to: place + 1, label: t('menu_down', { name }), isPossible: place < count - 1, turn: 'rotate-180' },
  ];
  return buttons.map(({ to, label, isPossible, turn }) => (
    <IconButton
      key={turn}
      icon={arrowUpIcon}
      size="sm"
      variant="bare"
      className={`${turn} aria-disabled:text-line-strong`}
      label={label}
      aria-disabled={!isPossible || isOff || undefined}
      onClick={() => isPossible && !isOff && onMove(to)}
    />
  ));
}

export function RemoveButton({ label, onPress }: { label: string; onPress(): void }) {
  return <IconButton icon={trash2Icon} size="sm" variant="bare" label={label} onClick={onPress} />;
}
