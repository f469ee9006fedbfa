/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@/lib/contract/chat';
import { deskDrafts, NO_DRAFTS } from '@/lib/device/desk/desk-drafts';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { sentMessage } from '@/tests/builders/screen/chat-server';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { machineTranslations } from '../translation/use-machine-translation';

const network = fakeNetwork();
const stream = fakeDeskStream();
const CALLS = '/api/desk/v1/chats/chat-1';
const TRANSLATIONS = 'POST /api/desk/v1/translations';

const PHRASES: Readonly<Record<string, string>> = {
  'Más almohadas, por favor': 'More pillows, please',
  'Sin cebolla': 'No onions',
  'On the way': 'Ya va de camino',
};

const fromGuest = (content: string) => sentMessage({ id: 1, content, initiator_id: 1, lang: 'es' });

let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  act(() => deskDrafts.changeNow(() => NO_DRAFTS));
  act(() => machineTranslations.clear());
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  network.respondTo(`POST ${CALLS}/typing`, { data: { status: 'ok' } });
  network.respondTo(`POST ${CALLS}/mark-as-read`, { data: { status: 'ok' } });
  network.respondTo(`POST ${CALLS}/messages`, async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    return { data: sentMessage({ id: 2, content: body.content, uuid: body.uuid }) };
  });
  network.respondTo(TRANSLATIONS, async (request: Request) => {
    const { texts } = (await request.json()) as { texts: string[] };
    return { data: { texts: texts.map((text) => PHRASES[text] ?? null) } };
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(message: ChatMessage, { translates = true, language = 'en' } = {}) {
  answerDesk(network, [], [deskChat({ language: 'es' })], { translates });
  network.respondTo(`GET ${CALLS}/messages`, { data: [message] });
  await renderDesk({ network, stream, address: '#chats/chat-1', language });
}
const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: 'Message to Anna Weber' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a guest’s message', () => {
  it('has its translation below it, in the language of the desk, marked as made by a machine', async () => {
    await open(fromGuest('Más almohadas, por favor'));
    const translation = await within(log()).findByText('More pillows, please');
    expect([translation.lang, translation.dir]).toEqual(['en', 'ltr']);
    expect(within(log()).getByText('Más almohadas, por favor')).toHaveAttribute('lang', 'es');
    expect(within(log()).getByText('machine translation')).toBeVisible();
    expect(screen.getByText(/Español.*translated by machine/)).toBeVisible();
  });

  it('has its translation from right to left at an Arabic desk', async () => {
    await open(fromGuest('Más almohadas, por favor'), { language: 'ar' });
    expect(await within(log()).findByText('More pillows, please')).toHaveAttribute('dir', 'rtl');
  });

  it.each<[string, () => unknown]>([
    ['is none', () => ({ data: { texts: [null] } })],
    ['comes from no server', () => undefined],
    ['is an error', () => Response.json({}, { status: 429 })],
    ['is HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('stands alone when its translation %s', async (_case, answer) => {
    network.respondTo(TRANSLATIONS, answer);
    await open(fromGuest('Más almohadas, por favor'));
    await waitFor(() => expect(network.count(TRANSLATIONS)).toBe(1));
    await act(() => network.settled());
    expect(network.count(TRANSLATIONS)).toBe(1);
    expect(within(log()).getByText('Más almohadas, por favor')).toBeVisible();
    expect(screen.queryByText('machine translation')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not translated at a desk of its language, nor is anything without a service', async () => {
    await open(fromGuest('Más almohadas, por favor'), { language: 'es' });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(network.count(TRANSLATIONS)).toBe(0);
  });

  it('has no trace of a translation without a service', async () => {
    await open(fromGuest('Más almohadas, por favor'), { translates: false });
    expect(screen.queryByRole('switch', { name: 'Translate answers' })).toBeNull();
    expect(screen.queryByText(/machine/)).toBeNull();
    await userEvent.type(field(), 'On the way');
    await send();
    expect(sent).toEqual([{ content: 'On the way', name: 'Marta', uuid: expect.any(String) }]);
    expect(network.count(TRANSLATIONS)).toBe(0);
  });
});

describe('an answer', () => {
  it('shows below the field what the guest will read, and is sent with its language', async () => {
    await open(fromGuest('Hola'));
    await userEvent.type(field(), 'On the way');
    const preview = await screen.findByText('Ya va de camino');
    expect([preview.lang, preview.dir]).toEqual(['es', 'ltr']);
    expect(screen.getByText(/Anna Weber.* reads:/)).toBeVisible();
    await send();
    expect(sent).toMatchObject([{ content: 'On the way', translate_from: 'en' }]);
  });

  it('says that the guest reads it as typed when nothing translates it', async () => {
    await open(fromGuest('Hola'));
    await userEvent.type(field(), 'Soon');
    expect(await screen.findByText(/Anna Weber.* reads this as typed/)).toBeVisible();
  });

  it('says so too when a translation has no room beside it', async () => {
    const long = 'a'.repeat(3000);
    network.respondTo(TRANSLATIONS, { data: { texts: ['b'.repeat(3000)] } });
    await open(sentMessage({ id: 1, content: '👍', initiator_id: 1, lang: 'en' }));
    await userEvent.click(field());
    await userEvent.paste(long);
    expect(await screen.findByText(/Anna Weber.* reads this as typed/)).toBeVisible();
  });

  it('goes as typed after the switch of its chat was turned off, also after a reload', async () => {
    await open(fromGuest('Hola'));
    await userEvent.click(screen.getByRole('switch', { name: 'Translate answers' }));
    await userEvent.type(field(), 'On the way');
    await send();
    expect(sent[0]).not.toHaveProperty('translate_from');
    expect(screen.getByRole('switch', { name: 'Translate answers' })).not.toBeChecked();
    expect(localStorage.getItem('desk-drafts')).toContain('"isAsTyped":true');
  });

  it('is sent again with its language after it was not sent', async () => {
    await open(fromGuest('Hola'));
    network.respondTo(`POST ${CALLS}/messages`, async (request: Request) => {
      sent.push(await request.json());
      return undefined;
    });
    await userEvent.type(field(), 'On the way{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await network.settled();
    expect(sent.map(({ translate_from }) => translate_from)).toEqual(['en', 'en']);
  });

  it('goes as typed when it is a quick reply in the guest’s language', async () => {
    answerDesk(network, [], [deskChat({ language: 'es' })], { translates: true });
    network.respondTo('GET /api/desk/v1/settings', {
      data: {
        ...{
          overdue_minutes: [5, 10, 15],
          languages: ['es', 'de'],
          sections: [],
          stations: [],
          notification_channels: [],
        },
        ...{ translates: true, quick_replies: [{ es: 'Con mucho gusto', de: 'Gerne' }] },
      },
    });
    network.respondTo(`GET ${CALLS}/messages`, { data: [fromGuest('Hola')] });
    await renderDesk({ network, stream, address: '#chats/chat-1' });
    await userEvent.click(screen.getByRole('button', { name: 'Con mucho gusto' }));
    await send();
    expect(sent[0]).toMatchObject({ content: 'Con mucho gusto' });
    expect(sent[0]).not.toHaveProperty('translate_from');
  });
});

it('an order’s comment has its translation below it, marked', async () => {
  answerDesk(network, [deskOrder({ language: 'es', comment: 'Sin cebolla' })], [], { translates: true });
  await renderDesk({ network, stream });
  expect(await screen.findByText('No onions')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Sin cebolla')).toBeVisible();
  expect(screen.getByText('machine translation')).toBeVisible();
});
