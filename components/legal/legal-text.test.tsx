/** @jest-environment jsdom */

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { bcp47 } from '@/lib/domain/i18n/language';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LegalLink } from './legal-link';
import { LegalText } from './legal-text';
import type { LegalArg } from './use-legal-text';

const network = fakeNetwork();
const INFO = 'GET /api/v1/hotels/1/get-public-info';
const NOTHING = () => Response.json({ status: 404, refusal: 'not-found' }, { status: 404 });

const withEmail = (parts: Partial<HotelView> = {}) =>
  hotelView({ withdrawalEmail: 'privacy@calaverde.example', ...parts });

async function opened(arg: LegalArg, hotel?: HotelView) {
  const rendered = renderInHotel(<LegalText arg={arg} />, hotel);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull());
  await network.settled();
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

const title = () => screen.getByRole('dialog').getAttribute('aria-labelledby');
const expectTitle = (name: string) => expect(document.getElementById(title() ?? '')).toHaveTextContent(name);

describe('A legal text of the hotel', () => {
  it.each([
    ['privacy_policy', 'Privacy policy'],
    ['impressum', 'Impressum'],
    ['full_agreement', 'Agreement'],
    ['order_privacy', 'Personal Data Agreement'],
  ] as const)('opens %s in a full-screen overlay with the title %s', async (type, name) => {
    network.respondTo(`${INFO}/${type}`, { data: { en: `<p>Our <strong>${type}</strong></p>` } });
    const { dialog } = await opened({ type });
    expectTitle(name);
    expect(dialog.getByText(type).tagName).toBe('STRONG');
    expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
  });

  it('shows a legal text with the title given by the link', async () => {
    network.respondTo(`${INFO}/full_agreement`, { data: 'Terms' });
    await opened({ type: 'full_agreement', title: 'Public offer' });
    expectTitle('Public offer');
  });

  it('uses the heading at the start of the hotel’s text as the title, and does not repeat it', async () => {
    network.respondTo(`${INFO}/full_agreement`, { data: { en: '<h2>Terms of sale</h2><p>One</p><h3>Paying</h3>' } });
    const { dialog } = await opened({ type: 'full_agreement', title: 'Terms and conditions' });
    expectTitle('Terms of sale');
    expect(dialog.getAllByText('Terms of sale')).toHaveLength(1);
    expect(dialog.getByRole('heading', { name: 'Paying' })).toBeVisible();
  });

  it('shows a legal text in the guest’s language, or marks the language of another one', async () => {
    network.respondTo(`${INFO}/impressum`, { data: { en: 'Who we are', ar: 'من نحن' } });
    const arabic = await opened({ type: 'impressum' }, arabicHotel());
    expect(arabic.dialog.getByText('من نحن').closest('article')).not.toHaveAttribute('lang');
    arabic.unmount();
    network.respondTo(`${INFO}/impressum`, { data: { en: 'Who we are' } });
    const article = (await opened({ type: 'impressum' }, arabicHotel())).dialog
      .getByText('Who we are')
      .closest('article');
    expect(article).toHaveAttribute('lang', 'en');
    expect(article).toHaveAttribute('dir', 'ltr');
  });

  it.each(['privacy_policy', 'full_agreement', 'impressum'] as const)(
    'shows a message when %s does not exist',
    async (type) => {
      network.respondTo(`${INFO}/${type}`, NOTHING);
      expect((await opened({ type })).dialog.getByText(/This text is not here yet/)).toBeVisible();
    },
  );

  it('treats an empty legal text as missing', async () => {
    network.respondTo(`${INFO}/privacy_policy`, { data: { en: ' ', ar: null } });
    expect((await opened({ type: 'privacy_policy' })).dialog.getByText(/This text is not here yet/)).toBeVisible();
  });

  it('offers a retry when a legal text cannot be read', async () => {
    network.respondTo(`${INFO}/order_privacy`, undefined);
    const { dialog } = await opened({ type: 'order_privacy' });
    expect(dialog.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    network.respondTo(`${INFO}/order_privacy`, { data: 'Your data' });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Your data')).toBeVisible();
  });
});

describe('A text given by the caller', () => {
  it('shows a text given by the caller as plain paragraphs, without a request', async () => {
    const content = '<p>One &amp; two</p><img src=x onerror=alert(1)><p>Three</p><p>Three</p>';
    const { dialog } = await opened({ type: 'full_agreement', content });
    expectTitle('Agreement');
    expect(dialog.getByText('One & two').tagName).toBe('P');
    expect(dialog.getAllByText('Three')).toHaveLength(2);
    expect(document.querySelector('article img')).toBeNull();
    expect(network.requests).toEqual([]);
  });
});

describe('The personal data agreement of a hotel without a text', () => {
  beforeEach(() => network.respondTo(`${INFO}/order_privacy`, NOTHING));

  it('shows the built-in data protection notice with date and the hotel’s name', async () => {
    const { dialog } = await opened({ type: 'order_privacy' });
    expect(await dialog.findByText('Notice of 14 June 2021')).toBeVisible();
    expectTitle('Data protection');
    expect(dialog.getByText(/^\u2068Cala Verde\u2069 decides what your data are used for/)).toBeVisible();
    expect(dialog.getByText(/We set a single cookie/)).toBeVisible();
    expect(dialog.getByText('There is no marketing use.')).toBeVisible();
    expect(dialog.getByText(/encrypted channels/)).toBeVisible();
    expect(dialog.getByText('A word at the reception is enough.')).toBeVisible();
  });

  it('names the e-mail address for withdrawing consent in the built-in notice', async () => {
    const { dialog } = await opened({ type: 'order_privacy' }, withEmail());
    expect(await dialog.findByRole('link', { name: 'privacy@calaverde.example' })).toHaveAttribute(
      'href',
      'mailto:privacy@calaverde.example',
    );
  });

  it.each([
    ['de', 'Datenschutz', null],
    ['uz', 'Maʼlumotlarni himoya qilish', null],
    ['ja', 'Data protection', 'en'],
    ['constructor', 'Data protection', 'en'],
  ])('shows the built-in data protection notice in %s with the title %s', async (language, name, lang) => {
    const { dialog } = await opened({ type: 'order_privacy' }, hotelView({ language, locale: bcp47(language) }));
    await waitFor(() => expectTitle(name));
    const article = dialog.getByRole('article');
    if (lang === null) expect(article).not.toHaveAttribute('lang');
    else expect(article).toHaveAttribute('lang', lang);
  });
});

it('appends where consent can be withdrawn to the hotel’s own personal data agreement', async () => {
  network.respondTo(`${INFO}/order_privacy`, { data: 'Our words' });
  const { dialog, unmount } = await opened({ type: 'order_privacy' }, withEmail());
  expect(dialog.getByText(/You may withdraw your consent at any time by e-mail to/)).toBeVisible();
  unmount();
  expect((await opened({ type: 'order_privacy' })).dialog.getByText(/a word at the reception is enough/)).toBeVisible();
});

it('marks the withdrawal note with its own language when the hotel’s text is in another one', async () => {
  network.respondTo(`${INFO}/order_privacy`, { data: { en: 'Our words' } });
  const { dialog } = await opened({ type: 'order_privacy' }, arabicHotel({ withdrawalEmail: 'privacy@qasr.example' }));
  const note = dialog.getByRole('link', { name: 'privacy@qasr.example' }).closest('p');
  expect(note).toHaveAttribute('lang', 'ar');
  expect(note).toHaveAttribute('dir', 'rtl');
  expect(note?.closest('article')).toHaveAttribute('lang', 'en');
});

it('fetches a legal text once for several openings', async () => {
  network.respondTo(`${INFO}/impressum`, { data: 'Who we are' });
  const { rerender } = renderInHotel(<LegalText key="1" arg={{ type: 'impressum' }} />);
  await screen.findByText('Who we are');
  rerender(<LegalText key="2" arg={{ type: 'impressum' }} />);
  await screen.findByText('Who we are');
  expect(network.requests).toHaveLength(1);
});

it('opens the text of a legal link', async () => {
  renderInHotel(
    <LegalLink type="full_agreement" title="Public offer">
      Public offer
    </LegalLink>,
  );
  act(() => screen.getByRole('button', { name: 'Public offer' }).click());
  expect(openOverlays()).toMatchObject([{ name: 'legal', arg: { type: 'full_agreement', title: 'Public offer' } }]);
});
