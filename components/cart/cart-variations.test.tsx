/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { roomNumber } from '@/lib/device/guest';
import { NO_VARIATIONS, type Variations } from '@/lib/domain/variations/variations';
import { cartSection } from '@/tests/builders/orders/lines';
import {
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart, consentAndSend } = guestWithCart();

const varied = (variations: Partial<Variations>, parts: Partial<HotelView> = {}) =>
  hotelWithPayment({ ...parts, variations: { ...NO_VARIATIONS, ...variations } });

/** A hotel that requires nothing but the consent. */
const quiet: Partial<HotelView> = { is_payment_property: false, limit_room: [], is_comment_property: false };

beforeEach(() => resetDevice(pizzaLine()));

describe('A notice of the hotel (variation cartNotices)', () => {
  const minimum = { under: [5], text: 'Orders from here start at 40 euros.', minimum: 40 };

  it('shows a hotel’s notice above the lines, and below its minimum blocks the order and states the missing amount', async () => {
    const { drawer, sent } = await openCart({ hotel: varied({ cartNotices: [minimum] }, quiet) });
    expect(drawer.getByText('Orders from here start at 40 euros.')).toBeVisible();
    expect(drawer.getByText(/^.12\.00.€. to go: orders from here start at .40\.00.€/)).toBeVisible();
    await consentAndSend();
    const alert = drawer.getByRole('alert');
    expect(alert).toHaveTextContent('to go');
    expect(alert.parentElement).toHaveFocus();
    expect(sent).toEqual([]);

    await user.click(drawer.getByRole('button', { name: 'More' }));
    expect(drawer.queryByText(/to go/)).toBeNull();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
  });

  it('hides a notice when the cart has no product of its sections', async () => {
    const { drawer } = await openCart({ hotel: varied({ cartNotices: [{ ...minimum, under: [6] }] }, quiet) });
    expect(drawer.queryByText(/40 euros/)).toBeNull();
  });

  it('shows a notice as often as it is configured, even with the same text', async () => {
    const twice = { under: [5], text: '<p>We call you.</p><p>We call you.</p>', minimum: null };
    const { drawer } = await openCart({ hotel: varied({ cartNotices: [twice, twice] }) });
    expect(drawer.getAllByText('We call you.')).toHaveLength(4);
  });

  it('shows a notice above the cart text of the section', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine({ parent_section: cartSection({ cart_text: { en: 'In 30 minutes.' } }) })],
      hotel: varied({ cartNotices: [{ ...minimum, minimum: null }] }),
    });
    const notice = drawer.getByText('Orders from here start at 40 euros.');
    expect(notice.compareDocumentPosition(drawer.getByText('In 30 minutes.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('The payment (variations)', () => {
  it('hides the payment and sends none for products of sections that hide it', async () => {
    const { drawer, sent } = await openCart({
      hotel: varied({ hiddenPaymentUnder: [5] }, { limit_room: [] }),
    });
    await network.settled();
    expect(drawer.queryByRole('radiogroup', { name: /Payment/ })).toBeNull();
    await consentAndSend();
    await findSuccessDialog();
    expect(sent[0]?.payment).toBeNull();
  });

  it('selects the hotel’s fixed payment until the guest selects another', async () => {
    const { drawer, sent } = await openCart({ hotel: varied({ fixedPayment: '82' }, { limit_room: [] }) });
    expect(await drawer.findByRole('radio', { name: 'Card at the door' })).toBeChecked();
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    await consentAndSend();
    await findSuccessDialog();
    expect(sent.map((order) => order.payment)).toEqual([81]);
  });
});

describe('The room number (variations)', () => {
  it('makes the room read-only when the hotel locks it and it is stored on the device', async () => {
    roomNumber.changeNow(() => '214');
    const { drawer } = await openCart({ hotel: varied({ lockedRoom: true }) });
    expect(drawer.getByRole('textbox', { name: /Room number/ })).toHaveAttribute('readonly');
    expect(drawer.getByRole('textbox', { name: /Room number/ })).toHaveValue('214');
  });

  it('shows an ordinary room field when the hotel locks the room but none is known', async () => {
    const { drawer } = await openCart({ hotel: varied({ lockedRoom: true }) });
    await user.type(drawer.getByRole('combobox', { name: /Room number/ }), '215');
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('215');
  });

  it('starts with an empty room when the hotel configures it so', async () => {
    roomNumber.changeNow(() => '214');
    const { drawer } = await openCart({ hotel: varied({ blankRoom: true }) });
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('');
  });
});

describe('The guest details (variation guestDetailsToggle)', () => {
  it('shows and hides the guest details by a switch, and a failed send shows them again', async () => {
    const { drawer } = await openCart({ hotel: varied({ guestDetailsToggle: true }) });
    const toggle = drawer.getByRole('switch', { name: 'Guest details' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(drawer.queryByRole('combobox', { name: /Room number/ })).toBeNull();
    await user.click(sendButton());
    expect(toggle).toBeChecked();
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toBeInvalid();
  });
});

describe('Extra guest fields (variation guestFields)', () => {
  const car = { id: 7001, title: 'Number of your car', required: true, under: [5] };
  const asks = { guestFields: [car] };

  it('asks a hotel’s own field among the guest details, and sends nothing without a required answer', async () => {
    const { drawer, sent } = await openCart({ hotel: varied(asks, quiet) });
    const field = await drawer.findByRole('textbox', { name: /Number of your car/ });
    await consentAndSend();
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(field, 'B-XY 1');
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent[0]?.property.properties).toEqual([{ id: 7001, value: 'B-XY 1', ptype_id: 'text', attrs: [] }]);
  });

  it('does not ask a field of other sections', async () => {
    const { drawer } = await openCart({ hotel: varied({ guestFields: [{ ...car, under: [6] }] }, quiet) });
    await network.settled();
    expect(drawer.queryByText(/Number of your car/)).toBeNull();
  });

  it('keeps an answer while the quantity of a line changes', async () => {
    const { drawer } = await openCart({ hotel: varied(asks, quiet) });
    await user.type(await drawer.findByRole('textbox', { name: /Number of your car/ }), 'B-XY 1');
    await user.click(drawer.getByRole('button', { name: 'More' }));
    expect(drawer.getByRole('textbox', { name: /Number of your car/ })).toHaveValue('B-XY 1');
  });
});

describe('The charge (variation chargeLabel)', () => {
  it('labels the charge with the hotel’s own label', async () => {
    const { drawer } = await openCart({ hotel: varied({ chargeLabel: 'Delivery to the apartments' }) });
    expect(drawer.getByText('Delivery to the apartments, 10%')).toBeVisible();
    expect(drawer.queryByText(/Service charge/)).toBeNull();
  });
});

describe('The consent', () => {
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'));

  it('shows the consent as a sentence about the offer and one checkbox with links to the agreements', async () => {
    const { drawer } = await openCart({ hotel: { is_agreement_text: true } });
    expect(drawer.getByText(/By sending the order you accept:/)).toBeVisible();
    expect(names()).toEqual(['personalData']);
    await user.click(drawer.getByRole('button', { name: 'Terms and conditions' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'legal', arg: { type: 'full_agreement' } });
  });

  it('links the terms by the title of the hotel’s own text', async () => {
    const { drawer } = await openCart({
      hotel: { is_agreement_text: true, publicOfferTitle: 'Terms of sale' },
    });
    expect(drawer.getByRole('button', { name: 'Terms of sale' })).toBeVisible();
  });

  it('omits the sentence about the offer for products that hide it', async () => {
    const { drawer } = await openCart({
      hotel: varied({ hidePublicOfferLink: [31] }, { is_agreement_text: true }),
    });
    expect(drawer.queryByRole('button', { name: 'Terms and conditions' })).toBeNull();
  });

  it('shows three required checkboxes, named after their texts, when the hotel requires confirmations', async () => {
    const { drawer, sent } = await openCart({
      hotel: varied({ confirmationCheckbox: true }, { ...quiet, is_agreement_text: true }),
    });
    await network.settled();
    const box = (name: RegExp) => drawer.getByRole('checkbox', { name });
    expect(drawer.queryByText(/By sending the order/)).toBeNull();
    await user.click(box(/^I accept the terms and conditions$/));
    await user.click(sendButton());
    expect(box(/terms and conditions/)).toBeValid();
    expect(box(/^I accept the privacy policy$/)).toBeInvalid();
    expect(box(/^I accept the privacy policy$/)).toHaveFocus();
    expect(box(/Personal Data Agreement$/)).toHaveAccessibleDescription('Tick the boxes above to send the order.');
    expect(sent).toEqual([]);

    await user.click(box(/privacy policy/));
    await user.click(box(/Personal Data Agreement/));
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent[0]?.is_temporary).toBe(true);
  });

  it('opens a legal text from beside its checkbox without ticking it', async () => {
    const { drawer } = await openCart({ hotel: varied({ confirmationCheckbox: true }) });
    await user.click(drawer.getByRole('button', { name: 'privacy policy' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'legal', arg: { type: 'privacy_policy' } });
    for (const box of drawer.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('names where consent can be withdrawn: the hotel’s e-mail address, or the reception without one', async () => {
    const { drawer } = await openCart({
      hotel: { withdrawalEmail: 'privacy@calaverde.example' },
    });
    expect(drawer.getByRole('link', { name: 'privacy@calaverde.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@calaverde.example',
    );
    cleanup();
    const { drawer: withoutEmail } = await openCart();
    expect(withoutEmail.getByText(/a word at the reception is enough/)).toBeVisible();
  });

  it('shows the consent in English with a lang attribute when neither the hotel nor the product has the messages', async () => {
    const persian = { language: 'fa', languageTag: 'fa', locale: 'fa', direction: 'rtl' } as const;
    const consentInEnglish = ['use_session', 'personal_data_consent', 'consent_withdrawal_desk'];
    const { drawer } = await openCart({
      hotel: { ...persian, consentInEnglish, is_agreement_text: true },
    });
    const tongueOf = (words: Element | null | undefined) => [words?.getAttribute('lang'), words?.getAttribute('dir')];
    expect(tongueOf(drawer.getByRole('checkbox').parentElement)).toEqual(['en', 'ltr']);
    expect(tongueOf(drawer.getByText(/a word at the reception/))).toEqual(['en', 'ltr']);
    expect(tongueOf(drawer.getByText(/By sending the order/).parentElement)).toEqual(['en', 'ltr']);
    // The hotel's dictionary has these messages.
    for (const name of ['Terms and conditions', 'Personal Data Agreement']) {
      expect(tongueOf(drawer.getByRole('button', { name }))).toEqual(['fa', 'rtl']);
    }
  });
});

it('shows each cart text once when the cart has lines of several sections', async () => {
  const bar = cartSection({ id: 6 });
  const notice = { under: [5, 6], text: 'The operator will call you.', minimum: null };
  const { drawer } = await openCart({
    lines: [pizzaLine(), pizzaLine({ key: 'again' }), pizzaLine({ key: 'drink', section: bar, parent_section: bar })],
    hotel: varied({ cartNotices: [notice] }),
  });
  expect(drawer.getAllByText('The operator will call you.')).toHaveLength(1);
  expect(within(drawer.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(3);
});
