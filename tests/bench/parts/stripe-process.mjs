// A Stripe of this machine in a process of its own, so that its work is not counted as the product's (see payments.mjs). Its
// guests pay when it gets the message to let them.
import '../../../scripts/parts/typescript.mjs';

const { startStripeServer } = await import('@/tests/peers/stripe-server');

const [secretKey = ''] = process.argv.slice(2);
const server = await startStripeServer();
const { account, pay } = server.account(secretKey);

/** How many payments were charged, and how many of them otherwise than their guests have paid. */
function counts() {
  const charged = [...account.books.values()].filter(({ captured }) => captured > 0);
  return {
    charged: charged.length,
    wrong: charged.filter(({ authorised, captured }) => authorised !== captured).length,
  };
}

process.on('message', (message) => {
  if (message === 'pay') for (const [id, { status }] of account.sessions) if (status === 'open') pay(id);
  process.send?.(counts());
});
process.send?.({ url: server.url });
