'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { printerIcon } from '@/components/ui/icons/printer';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { Ticks } from './use-ticks';

const BUTTON = 'w-auto!';

/**
 * How many rows of a list are ticked, and what is done with them. It is always there, so that no row moves under a finger.
 * `title`: of the list. `shown`: the keys of the rows in sight. `onPrint`: prints the ticked ones, else all.
 */
export function TickBar(props: {
  title: string;
  ticks: Ticks;
  shown: readonly string[];
  actions: readonly { text: string; onPress(): void }[];
  onPrint(): void;
}) {
  const { title, ticks, shown, actions, onPrint } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const count = ticks.chosen.length;
  const isAllTicked = shown.length > 0 && shown.every(ticks.has);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as a block in older browsers
    <div
      role="group"
      aria-label={title}
      className="z-2 flex flex-wrap items-center gap-2 bg-canvas py-2 min-[760px]:sticky min-[760px]:top-0"
    >
      <p role="status" className="me-auto text-sm tabular-nums">
        {t('ticked', { count })}
      </p>
      <Button
        variant="outline"
        size="sm"
        className={BUTTON}
        disabled={shown.length === 0}
        onClick={() => (isAllTicked ? ticks.clear() : ticks.add(shown))}
      >
        {isAllTicked ? t('untick_all') : t('tick_all', { count: shown.length })}
      </Button>
      {actions.map(({ text, onPress }) => (
        <Button
          key={text}
          variant="soft"
          size="sm"
          className={BUTTON}
          disabled={isOffline || count === 0}
          onClick={onPress}
        >
          {text}
        </Button>
      ))}
      <Button variant="outline" size="sm" className={BUTTON} onClick={onPrint}>
        <Icon shape={printerIcon} size="sm" />
        <span>{t('print_cards')}</span>
      </Button>
    </div>
  );
}
