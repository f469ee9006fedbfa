import type { Session } from './account';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page at which a guest pays, fails or turns back, as far as a browser's journey needs it. */
export function pageHtml({ id, productName, amount, currency, cancelUrl, locale, status }: Session): string {
  const choices =
    status === 'open'
      ? `<form method="post"><button name="choice" value="pay">Pay</button> <button name="choice" value="fail">Pay with a card that is declined</button></form>`
      : `<p>This page is ${status}.</p>`;
  return `<!doctype html><html lang="${locale === 'auto' ? 'en' : locale}"><head><meta charset="utf-8"><title>Stripe (peer)</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main><h1>${escaped(productName)}</h1>
<p data-session="${id}">${amount} ${currency.toUpperCase()}</p>${choices}<p><a href="${escaped(cancelUrl)}">Back</a></p></main></body></html>`;
}
