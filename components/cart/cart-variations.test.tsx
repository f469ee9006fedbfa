/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { roomNumber } from '@/lib/device/guest';
import { NO_VARIATIONS, type Variations } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { cartSection } from '@/tests/builders/lines';
import { emptyPhone, openCart, payingHotel, pizzaLine, reception } from '@/tests/builders/open-cart';

const network = fakeNetwork();
const user = userEvent.setup();

const varied = (variations: Partial<Variations>, parts: Partial<HotelView> = {}) =>
  payingHotel({ ...parts, variations: { ...NO_VARIATIONS, ...variations } });
const sendButton = () => screen.getByRole('button', { name: /^Send the order/ });
const splash = () => screen.findByRole('dialog', { name: 'The order is placed' });

/** A hotel that asks for nothing but the consent. */
const quiet: Partial<HotelView> = { is_payment_property: false, limit_room: [], is_comment_property: false };

beforeEach(() => emptyPhone(pizzaLine()));

describe('a notice of the hotel', () => {
  const minimum = { under: [5], text: 'Orders from here start at 40 euros.', minimum: 40 };

  it('stands above the lines and holds the order back below its minimum, with how much is missing', async () => {
    const { sent } = reception(network);
    const drawer = await openCart(varied({ cartNotices: [minimum] }, quiet));
    expect(drawer.getByText('Orders from here start at 40 euros.')).toBeVisible();
    expect(drawer.getByText(/^.12\.00.€. to go: orders from here start at .40\.00.€/)).toBeVisible();
    await user.click(drawer.getByRole('checkbox'));
    await user.click(sendButton());
    const alert = drawer.getByRole('alert');
    expect(alert).toHaveTextContent('to go');
    expect(alert.parentElement).toHaveFocus();
    expect(sent).toEqual([]);

    await user.click(drawer.getByRole('button', { name: 'More' }));
    expect(drawer.queryByText(/to go/)).toBeNull();
    await user.click(sendButton());
    await splash();
    expect(sent).toHaveLength(1);
  });

  it('says nothing to a cart with nothing from its sections', async () => {
    reception(network);
    const drawer = await openCart(varied({ cartNotices: [{ ...minimum, under: [6] }] }, quiet));
    expect(drawer.queryByText(/40 euros/)).toBeNull();
  });

  it('shows as often as the hotel says it, also in the same words', async () => {
    reception(network);
    const twice = { under: [5], text: '<p>We call you.</p><p>We call you.</p>', minimum: null };
    const drawer = await openCart(varied({ cartNotices: [twice, twice] }));
    expect(drawer.getAllByText('We call you.')).toHaveLength(4);
  });

  it('stands before what the section itself says', async () => {
    emptyPhone(pizzaLine({ parent_section: cartSection({ cart_text: { en: 'In 30 minutes.' } }) }));
    reception(network);
    const drawer = await openCart(varied({ cartNotices: [{ ...minimum, minimum: null }] }));
    const notice = drawer.getByText('Orders from here start at 40 euros.');
    expect(notice.compareDocumentPosition(drawer.getByText('In 30 minutes.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the payment', () => {
  it('is not asked for under the sections that hide it, and none is sent', async () => {
    const { sent } = reception(network);
    const drawer = await openCart(varied({ hiddenPaymentUnder: [5] }, { limit_room: [] }));
    await network.settled();
    expect(drawer.queryByRole('combobox', { name: /Payment/ })).toBeNull();
    await user.click(drawer.getByRole('checkbox'));
    await user.click(sendButton());
    await splash();
    expect(sent[0]?.payment).toBeNull();
  });

  it('is the hotel’s fixed one until the guest takes another, or none', async () => {
    const { sent } = reception(network);
    const drawer = await openCart(varied({ fixedPayment: '82' }, { limit_room: [] }));
    const payment = await drawer.findByRole('combobox', { name: /Payment/ });
    await drawer.findByRole('option', { name: 'Card at the door' });
    expect(payment).toHaveValue('82');
    await user.selectOptions(payment, 'Please choose');
    await user.click(drawer.getByRole('checkbox'));
    await user.click(sendButton());
    expect(payment).toBeInvalid();
    await user.selectOptions(payment, 'Cash at the door');
    await user.click(sendButton());
    await splash();
    expect(sent.map((order) => order.payment)).toEqual([81]);
  });
});

describe('the room number', () => {
  it('cannot be changed where it is locked, once the phone knows it', async () => {
    roomNumber.changeNow(() => '214');
    reception(network);
    const drawer = await openCart(varied({ lockedRoom: true }));
    expect(drawer.getByRole('textbox', { name: /Room number/ })).toHaveAttribute('readonly');
    expect(drawer.getByRole('textbox', { name: /Room number/ })).toHaveValue('214');
  });

  it('is asked for like any other where it is locked and nobody knows it', async () => {
    reception(network);
    const drawer = await openCart(varied({ lockedRoom: true }));
    await user.type(drawer.getByRole('combobox', { name: /Room number/ }), '215');
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('215');
  });

  it('starts empty where the hotel wants it so', async () => {
    roomNumber.changeNow(() => '214');
    reception(network);
    const drawer = await openCart(varied({ blankRoom: true }));
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('');
  });
});

describe('the guest details', () => {
  it('are shown and hidden by a switch, and a failed send shows them again', async () => {
    reception(network);
    const drawer = await openCart(varied({ guestDetailsToggle: true }));
    const toggle = drawer.getByRole('switch', { name: 'Guest details' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(drawer.queryByRole('combobox', { name: /Room number/ })).toBeNull();
    await user.click(sendButton());
    expect(toggle).toBeChecked();
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toBeInvalid();
  });
});

describe('the charge', () => {
  it('has the hotel’s own words', async () => {
    reception(network);
    const drawer = await openCart(varied({ chargeLabel: 'Delivery to the apartments' }));
    expect(drawer.getByText('Delivery to the apartments, 10 %')).toBeVisible();
    expect(drawer.queryByText(/Service charge/)).toBeNull();
  });
});

describe('the consent', () => {
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'));

  it('is a sentence about the offer and one box with agreement texts', async () => {
    reception(network);
    const drawer = await openCart(payingHotel({ is_agreement_text: true }));
    expect(drawer.getByText(/By sending the order you accept:/)).toBeVisible();
    expect(names()).toEqual(['personalData']);
    await user.click(drawer.getByRole('button', { name: 'Terms and conditions' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'legal', arg: { type: 'full_agreement' } });
  });

  it('names the terms as the hotel’s own text does', async () => {
    reception(network);
    const drawer = await openCart(payingHotel({ is_agreement_text: true, publicOfferTitle: 'Terms of sale' }));
    expect(drawer.getByRole('button', { name: 'Terms of sale' })).toBeVisible();
  });

  it('leaves the offer out for products that hide it', async () => {
    reception(network);
    const drawer = await openCart(varied({ hidePublicOfferLink: [31] }, { is_agreement_text: true }));
    expect(drawer.queryByRole('button', { name: 'Terms and conditions' })).toBeNull();
  });

  it('is three boxes where the hotel confirms, each named for its text, and every one must be ticked', async () => {
    const { sent } = reception(network);
    const drawer = await openCart(varied({ confirmationCheckbox: true }, { ...quiet, is_agreement_text: true }));
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
    await splash();
    expect(sent[0]?.is_temporary).toBe(true);
  });

  it('opens each text beside its box and ticks nothing', async () => {
    reception(network);
    const drawer = await openCart(varied({ confirmationCheckbox: true }));
    await user.click(drawer.getByRole('button', { name: 'privacy policy' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'legal', arg: { type: 'privacy_policy' } });
    for (const box of drawer.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('says where it can be withdrawn: by e-mail, or at the reception of a hotel without an address', async () => {
    reception(network);
    const drawer = await openCart(payingHotel({ withdrawalEmail: 'privacy@calaverde.example' }));
    expect(drawer.getByRole('link', { name: 'privacy@calaverde.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@calaverde.example',
    );
    cleanup();
    expect((await openCart(payingHotel())).getByText(/a word at the reception is enough/)).toBeVisible();
  });

  it('is English, and says that it is, where neither the hotel nor the product has the words', async () => {
    reception(network);
    const persian = { language: 'fa', languageTag: 'fa', locale: 'fa', direction: 'rtl' } as const;
    const consentInEnglish = ['use_session', 'personal_data_consent', 'consent_withdrawal_desk'];
    const drawer = await openCart(payingHotel({ ...persian, consentInEnglish, is_agreement_text: true }));
    const tongueOf = (words: Element | null | undefined) => [words?.getAttribute('lang'), words?.getAttribute('dir')];
    expect(tongueOf(drawer.getByRole('checkbox').parentElement)).toEqual(['en', 'ltr']);
    expect(tongueOf(drawer.getByText(/a word at the reception/))).toEqual(['en', 'ltr']);
    expect(tongueOf(drawer.getByText(/By sending the order/))).toEqual(['en', 'ltr']);
    // These the hotel's dictionary has.
    for (const name of ['Terms and conditions', 'Personal Data Agreement']) {
      expect(tongueOf(drawer.getByRole('button', { name }))).toEqual(['fa', 'rtl']);
    }
  });
});

it('lines of several sections show each notice once', async () => {
  const bar = cartSection({ id: 6 });
  emptyPhone(pizzaLine(), pizzaLine({ key: 'again' }), pizzaLine({ key: 'drink', section: bar, parent_section: bar }));
  reception(network);
  const notice = { under: [5, 6], text: 'The operator will call you.', minimum: null };
  const drawer = await openCart(varied({ cartNotices: [notice] }));
  expect(drawer.getAllByText('The operator will call you.')).toHaveLength(1);
  expect(within(drawer.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(3);
});
