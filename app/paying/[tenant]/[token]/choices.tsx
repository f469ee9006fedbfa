import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import type { PaymentView } from '@/lib/server/orders/load-payment';

type Props = { payment: PaymentView };

/**
 * Notices that this is a demonstration and that an earlier payment failed. `isAgain`: the last choice could not be
 * stored.
 */
export function Warnings({ payment: { hotel, state }, isAgain }: Props & { isAgain: boolean }) {
  const { messages } = hotel;
  return (
    <div className="grid w-full grid-cols-1 gap-3 text-start">
      {isAgain && (
        <Notice tone="danger" alert>
          {messages.pay_not_saved}
        </Notice>
      )}
      {!isAgain && state === 'failed' && <Notice tone="danger">{messages.pay_failed_before}</Notice>}
      <Notice tone="warm">{messages.pay_demo}</Notice>
    </div>
  );
}

/** One form with a button for each payment result. */
export function Choices({ payment: { hotel, amount }, token }: Props & { token: string }) {
  const { messages } = hotel;
  return (
    <form className="mx-auto grid w-full max-w-dialog gap-2" method="post" action={`/pay/${token}/choice`}>
      <Button variant="primary" isSplit name="choice" value="pay" type="submit">
        <span>{messages.pay_now}</span>
        <bdi translate="no" className="tabular-nums" dir="ltr">
          {amount}
        </bdi>
      </Button>
      <Button variant="soft" name="choice" value="fail" type="submit">
        {messages.pay_decline}
      </Button>
      <Button variant="quiet" size="sm" name="choice" value="later" type="submit">
        {messages.pay_later}
      </Button>
    </form>
  );
}
