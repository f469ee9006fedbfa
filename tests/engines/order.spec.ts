import { translationsOf } from '../e2e/guest';
import { AMOUNT, CART_BAR, PRODUCT_CARD, SECTION_TILE, TOTALS } from '../e2e/parts';
import { telling } from '../e2e/variants';
import { addToCart, fillInCart, sendOrder } from './checkout';
import { expect, test } from './fixtures';

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest configures a pizza and orders it in ${language}`, async ({ guest }) => {
    const t = translationsOf('cala-verde', language);
    const price = { css: `button ${AMOUNT}`, index: -1 };
    await guest.open('/', language);
    await guest.see(`html[dir="${language === 'ar' ? 'rtl' : 'ltr'}"]`);
    await guest.click(SECTION_TILE);
    await guest.click(PRODUCT_CARD);
    await guest.see(price, { contains: '14.00' });
    await guest.click({ css: 'label:has([type="radio"])', index: 1 });
    await guest.see(price, { contains: '18.00' });
    await guest.click('label:has([type="checkbox"])');
    await guest.see(price, { contains: '20.50' });
    await guest.click({ css: 'button', text: t('more') });
    await guest.see(price, { contains: '23.00' });
    await guest.fill({ css: 'textarea, input[type="text"]', index: -1 }, '<b>no basil</b>');
    await addToCart(guest);

    await guest.see(CART_BAR, { contains: '25.30' });
    await fillInCart(guest, t);
    await guest.see(TOTALS, { contains: '2.30' });
    await sendOrder(guest, t);
    await guest.see({ css: 'article' }, { contains: '25.30' });
    expect(await guest.path()).toBe('/products/102');
  });
}
