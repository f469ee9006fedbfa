/** @jest-environment jsdom */
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { browserApi } from './browser';
import { browserChat } from './browser-chat';
import { paths } from './paths';
import { refused } from './refusals';
import { browserVoice } from './voice/browser-voice';

const network = fakeNetwork();

describe('browserApi', () => {
  it('calls the app’s own origin and unwraps data', async () => {
    network.respondTo('GET /api/v1/public/announcements?hotel_id=7', { data: [{ id: 1 }] });
    network.respondTo('GET /api/v1/hotels/aurora/products/10', { data: { section: { id: 10 } } });
    network.respondTo('GET /api/v1/hotels/aurora/products-recommendations', { data: { recommended_products: [] } });
    expect(await browserApi().announcements(7)).toEqual({ ok: true, value: [{ id: 1 }] });
    expect(await browserApi().section('aurora', 10)).toEqual({ ok: true, value: { id: 10 } });
    expect(await browserApi().recommendations('aurora', [100])).toEqual({ ok: true, value: [] });
  });

  it('returns null if there is nothing to display', async () => {
    network.respondTo(`GET /api/v1${paths.weather(7)}`, { data: null });
    expect(await browserApi().weather(7)).toEqual({ ok: true, value: null });
    network.respondTo(`GET /api/v1${paths.weather(7)}`, { data: { weather: { temp: '21' } } });
    expect(await browserApi().weather(7)).toEqual({ ok: true, value: { temp: '21' } });
  });

  it('distinguishes a network failure from a refusal', async () => {
    network.respondTo('GET /api/v1/get-ip', undefined);
    expect(await browserApi().ip()).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } });
    network.respondTo('GET /api/v1/get-ip', () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }));
    expect(await browserApi().ip()).toEqual({ ok: false, refusal: { kind: 'too-many', fields: {}, retryAfter: 7 } });
  });

  it('accepts any successful response to a cancellation, including an empty one', async () => {
    network.respondTo('POST /api/v1/orders/guest/change-status', () => new Response(null, { status: 204 }));
    const cancelRequest = { uuid: 'o', hotel_id: 7, language: 'en', reason: 'order_cancel__other' } as const;
    expect(await browserApi().cancelOrder(cancelRequest)).toEqual({ ok: true, value: { status: 'ok' } });
  });
});

describe('a stalled connection', () => {
  const silence = () => new Promise<void>(() => undefined);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a read without a response after fifteen seconds counts as unavailable', async () => {
    network.respondTo('GET /api/v1/get-ip', silence);
    const response = jest.fn();
    void browserApi().ip().then(response);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(response).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(response).toHaveBeenCalledWith(refused('unavailable'));
  });

  it('a read whose response stops in the middle counts as unavailable', async () => {
    network.respondTo('GET /api/v1/get-ip', () => new Response(new ReadableStream({ pull: silence })));
    const response = jest.fn();
    void browserApi().ip().then(response);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(response).toHaveBeenCalledWith(refused('unavailable'));
  });

  it('a write has no timeout', async () => {
    network.respondTo('POST /api/v1/orders/guest/change-status', silence);
    const response = jest.fn();
    const cancelRequest = { uuid: 'o', hotel_id: 7, language: 'en', reason: 'order_cancel__other' } as const;
    void browserApi().cancelOrder(cancelRequest).then(response);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(response).not.toHaveBeenCalled();
  });
});

describe('browserChat and browserVoice', () => {
  it('starts a chat, sends a message and fetches later messages', async () => {
    network.respondTo('POST /api/v1/public/chat/start', { data: { uuid: 'c', initiator: { uuid: 'p' } } });
    network.respondTo('POST /api/v1/public/chat/c/messages', { data: { id: 8 } });
    network.respondTo('GET /api/v1/public/chat/c/messages', { data: [{ id: 8 }] });
    const started = await browserChat().start({
      name: 'Ana',
      room_number: '',
      hotel_uuid: 'h',
      lang: 'en',
      person_uuid: null,
      is_hotel_guest: false,
      phone: '',
    });
    expect(started).toEqual({ ok: true, value: { uuid: 'c', initiator: { uuid: 'p' } } });
    const said = await browserChat().send('c', { content: 'Hello', person_uuid: 'p', lang: 'en' });
    expect(said).toEqual({ ok: true, value: { id: 8 } });
    expect(await browserChat().messages('c', 7)).toEqual({ ok: true, value: [{ id: 8 }] });
    expect(network.requests.at(-1)).toBe('GET /api/v1/public/chat/c/messages?last-message-id=7');
  });

  it('sends a file as a form', async () => {
    let type: string | null = null;
    network.respondTo('POST /api/v1/public/chat/c/files', (request: Request) => {
      type = request.headers.get('content-type');
      return { data: { path: '/storage/a.png', reference: 'a.png' } };
    });
    const form = new FormData();
    form.append('file', new Blob(['a']), 'a.png');
    expect(await browserChat().upload('c', form)).toEqual({
      ok: true,
      value: { path: '/storage/a.png', reference: 'a.png' },
    });
    expect(type).not.toBe('application/json');
  });
});

it('returns the voice assistant’s prompts and a token', async () => {
  network.respondTo('GET /api/v1/public/chat/gpt-prompt/h', {
    success: true,
    data: [{ role: 'system', content: 'x' }],
  });
  network.respondTo('GET /api/v1/voice/token', { data: { client_secret: { value: 'ek' } } });
  expect(await browserVoice().prompts('h')).toEqual({ ok: true, value: [{ role: 'system', content: 'x' }] });
  expect(await browserVoice().token()).toEqual({ ok: true, value: { client_secret: { value: 'ek' } } });
});
