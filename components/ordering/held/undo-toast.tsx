'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Translate } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/overlay/announcer';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import { orderIntent } from '@/lib/device/pending-order';
import { secondsLeft } from '@/lib/domain/orders/held-order';
import type { MessageKey } from '@/lib/words/message-key';
import { handleOutcome } from '../handle-outcome';
import type { OrderSender } from '../order-sender';
import type { SendOutcome } from '../send-order';
import { takeBack } from './hold-order';
import { sendWhenLeft } from './leave-held';

type Held = Extract<SendOutcome, { kind: 'held' }>;

/** `late`: it could not be taken back any more. */
type Phase = 'held' | 'sending' | 'sent' | 'undone' | 'late';

/** Until a new attempt while another order of this tab is being sent, in ms. */
const BUSY_MS = 1000;
/** How long the end of a request is shown, in ms. */
const ENDED_MS = 8000;

const ENDED: Readonly<Record<Exclude<Phase, 'held' | 'sending'>, MessageKey>> = {
  sent: 'request_sent',
  undone: 'request_undone',
  late: 'request_too_late',
};

/**
 * What was asked for, with the seconds in which it can be taken back; then how it has ended. `what`: the products and the
 * room, as the guest reads them. Rule: sending/SE23.
 */
function UndoToast(props: { held: Held; sender: OrderSender; what: string; t: Translate; onEnd: () => void }) {
  const { held, what, t, onEnd } = props;
  const { phase, left, undo } = useHeldRequest(props);
  const isEnded = phase !== 'held' && phase !== 'sending';
  useEffect(() => {
    if (!isEnded) return;
    const timer = setTimeout(onEnd, ENDED_MS);
    return () => clearTimeout(timer);
  }, [isEnded, onEnd]);
  return (
    <div
      className="fixed inset-x-3 bottom-[calc(106px+env(safe-area-inset-bottom))] z-9 mx-auto flex min-h-17 max-w-130 animate-fade items-center gap-3 rounded-lg bg-night py-2.5 ps-3.5 pe-2 text-white shadow-lg rail:start-24 rail:bottom-3 desk:bottom-6 print:hidden forced-colors:border"
      data-part="undo"
      data-uuid={held.intent.uuid}
    >
      {phase === 'held' && (
        <span
          className="grid size-9 flex-none place-items-center rounded-full border-2 border-current text-sm tabular-nums"
          aria-hidden="true"
        >
          {left}
        </span>
      )}
      {phase === 'sending' && <Spinner />}
      <output className="min-w-0 flex-1 wrap-anywhere leading-compact">
        <strong className="block font-medium">{what}</strong>
        {isEnded && <span className="block text-sm">{t(ENDED[phase])}</span>}
        {phase === 'sending' && <span className="block text-sm">{t('sending')}</span>}
        {phase === 'held' && (
          <span className="block text-sm" aria-hidden="true">
            {t('request_leaves', { n: left })}
          </span>
        )}
      </output>
      {phase === 'held' && <ToastButton label={t('undo')} onClick={undo} />}
      {(phase === 'sent' || phase === 'late') && (
        <ToastButton label={t('my_orders')} onClick={() => openOverlay('orders')} />
      )}
    </div>
  );
}

function ToastButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-12 flex-none rounded-[14px] bg-white/16 px-4 font-medium pressed:opacity-60 forced-colors:border"
      onClick={onClick}
    >
      {label}
    </button>
  );
}

/** Counts the seconds, sends at their end, and takes back. */
function useHeldRequest({ held, sender, onEnd }: { held: Held; sender: OrderSender; onEnd: () => void }) {
  const [phase, setPhase] = useState<Phase>('held');
  const [left, setLeft] = useState(() => secondsLeft(held.until, Date.now()));
  const isStored = () => orderIntent.get()?.uuid === held.intent.uuid;
  const count = useEffectEvent(() => {
    if (isStored()) setLeft(secondsLeft(held.until, Date.now()));
    else setPhase('sent');
  });
  const send = useEffectEvent(async (): Promise<void> => {
    // Another order, or another tab, has sent it before.
    if (!isStored()) return setPhase('sent');
    setPhase('sending');
    const outcome = await sender.sendWaiting();
    if (outcome === null) return void setTimeout(send, BUSY_MS);
    if (outcome.kind === 'accepted' || outcome.kind === 'nothing') return setPhase('sent');
    onEnd();
    handleOutcome(outcome, sender, false);
  });
  useEffect(() => {
    if (phase !== 'held') return;
    const tick = setInterval(count, BUSY_MS);
    const end = setTimeout(send, held.until - Date.now());
    const stay = sendWhenLeft();
    return () => {
      clearInterval(tick);
      clearTimeout(end);
      stay();
    };
  }, [phase, held.until]);
  const undo = async () => {
    setPhase('sending');
    const outcome = await sender.change(takeBack);
    setPhase(outcome?.kind === 'taken-back' ? 'undone' : 'late');
  };
  return { phase, left, undo };
}

let closeLast = () => {};

/**
 * Shows the toast of a held request above the page, outside of what navigation and errors render anew; the last one
 * gives way to it.
 */
export function showUndo(held: Held, { sender, what, t }: { sender: OrderSender; what: string; t: Translate }): void {
  closeLast();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  closeLast = () => {
    closeLast = () => {};
    close();
  };
  root.render(<UndoToast held={held} sender={sender} what={what} t={t} onEnd={() => closeLast()} />);
  announce(`${what}. ${t('request_leaves', { n: secondsLeft(held.until, Date.now()) })}`);
}
