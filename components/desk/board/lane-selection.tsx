'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import type { DeskLane } from '@/lib/domain/desk/lanes';
import { ownOrderStep } from '@/lib/domain/staff/own-order-step';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { OrderContext } from '../orders/order-context';

/** The choice of several tickets of a lane. */
export type LaneSelection = ReturnType<typeof useLaneSelection>;

/** Which tickets of a lane are chosen; nothing is while nobody chooses. What leaves the lane is chosen no longer. */
export function useLaneSelection(orders: readonly DeskOrder[]) {
  const [uuids, setUuids] = useState<ReadonlySet<string> | null>(null);
  const chosen = uuids === null ? [] : orders.filter(({ uuid }) => uuids.has(uuid));
  return {
    isOn: uuids !== null,
    chosen,
    has: (uuid: string) => uuids?.has(uuid) ?? false,
    begin: () => setUuids(new Set()),
    end: () => setUuids(null),
    toggle: (uuid: string) =>
      setUuids((known) => {
        const next = new Set(known);
        if (!next.delete(uuid)) next.add(uuid);
        return next;
      }),
  };
}

/** Begins and ends choosing several tickets of a lane. Rule: desk/DE92. */
export function SelectButton({ selection, title }: { selection: LaneSelection; title: string }) {
  const { t } = useDesk();
  return (
    <TextButton className="text-sm" onClick={selection.isOn ? selection.end : selection.begin}>
      <span>{t(selection.isOn ? 'select_end' : 'select')}</span>
      <span className="sr-only">{`, ${title}`}</span>
    </TextButton>
  );
}

const STEP_WORDS: Readonly<Record<DeskLane, keyof DeskMessages>> = {
  new: 'accept',
  preparation: 'ready',
  way: 'finish',
  done: 'finish',
};

/** One button for all that are chosen: each does what a tap on its own would do. Rule: desk/DE92. */
export function SelectionBar(props: { lane: DeskLane; selection: LaneSelection; context: OrderContext }) {
  const { lane, selection, context } = props;
  const { t } = useDesk();
  const { station, plan, session, now } = useDeskData();
  const steps = selection.chosen.flatMap((order) => {
    const step = ownOrderStep(order, { station: station?.id ?? null, person: session.person, now }, plan);
    return step === null || step.kind === 'wait' ? [] : [{ order, step }];
  });
  const take = async () => {
    selection.end();
    await context.moves.takeAll(steps);
  };
  return (
    <div className="border-line border-t bg-canvas py-2">
      <Button
        variant="primary"
        size="sm"
        disabled={context.isOffline || steps.length === 0}
        onClick={() => void take()}
      >
        <span className="tabular-nums">{`${t(STEP_WORDS[lane])} · ${steps.length}`}</span>
      </Button>
    </div>
  );
}

/** Chooses one ticket; it stands where its action was, and its key presses it. */
export function SelectTicket(props: { order: DeskOrder; selection: LaneSelection; hotkey: string | undefined }) {
  const { order, selection, hotkey } = props;
  const { t } = useDesk();
  const isChosen = selection.has(order.uuid);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-keyshortcuts={hotkey}
      className="flex min-h-press items-center justify-center gap-2 rounded-md border-2 border-line-strong px-2 text-option aria-pressed:border-brand-strong aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong forced-colors:aria-pressed:chosen"
      onClick={() => selection.toggle(order.uuid)}
    >
      <Icon shape={checkIcon} size="xs" className={clsx(!isChosen && 'opacity-0')} />
      <span>
        <span>{t('select')}</span>
        <span className="sr-only">{` #${order.num}`}</span>
      </span>
    </button>
  );
}
