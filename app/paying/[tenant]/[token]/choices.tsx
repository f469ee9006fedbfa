import { Notice } from '@/components/ui/notice';
import type { PaymentView } from '@/lib/server/pages/load-payment';

type Props = { payment: PaymentView };

/** That this is a demonstration, and what failed before. `isAgain`: the last choice could not be stored. */
export function Warnings({ payment: { hotel, state }, isAgain }: Props & { isAgain: boolean }) {
  const { words } = hotel;
  return (
    <div className="stack stack--sm w-full text-start">
      {isAgain && (
        <Notice tone="danger" alert>
          {words.pay_not_saved}
        </Notice>
      )}
      {!isAgain && state === 'failed' && <Notice tone="danger">{words.pay_failed_before}</Notice>}
      <Notice tone="warm">{words.pay_demo}</Notice>
    </div>
  );
}

/** One form with a button for each result. */
export function Choices({ payment: { hotel, amount }, token }: Props & { token: string }) {
  const { words } = hotel;
  return (
    <form className="actions" method="post" action={`/pay/${token}/choice`}>
      <button className="btn btn--primary btn--split" name="choice" value="pay" type="submit">
        <span>{words.pay_now}</span>
        <bdi className="num" dir="ltr">
          {amount}
        </bdi>
      </button>
      <button className="btn btn--soft" name="choice" value="fail" type="submit">
        {words.pay_decline}
      </button>
      <button className="btn btn--quiet btn--sm" name="choice" value="later" type="submit">
        {words.pay_later}
      </button>
    </form>
  );
}
