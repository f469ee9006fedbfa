import { openPage } from '@/tests/builders/browser/fake-notifications';
import { worker } from '@/tests/builders/browser/worker-sandbox';

const online = () => Response.json({ data: { status: 'ok' } });

const message = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    title: 'Cala Verde',
    body: 'Order #1004: In progress',
    lang: 'en',
    dir: 'ltr',
    tag: 'order-1004',
    target: 'orders',
    sequence: 7,
    ...changes,
  });

describe('a message of the push service', () => {
  it.each([
    ['no page of the hotel is open', []],
    ['the guest looks at another app', [openPage('hidden')]],
  ])('is shown when %s', async (_when, pages) => {
    const { push, shown } = worker(online, { pages });
    await push(message());
    expect(shown).toMatchObject([
      { title: 'Cala Verde', body: 'Order #1004: In progress', tag: 'order-1004', lang: 'en', dir: 'ltr' },
    ]);
  });

  it('is shown silently while a page of the hotel is visible, and that page closes it', async () => {
    const [hidden, visible] = [openPage('hidden'), openPage('visible')];
    const { push, shown } = worker(online, { pages: [hidden, visible] });
    await push(message());
    expect(shown).toMatchObject([{ body: 'Order #1004: In progress', silent: true }]);
    expect(visible.postMessage.mock.calls).toEqual([[{ shown: 'order-1004' }]]);
    expect(hidden.postMessage).not.toHaveBeenCalled();
  });

  it('notifies again of each real change, and not of what the phone already shows', async () => {
    const { push, shown } = worker(online);
    const renotified = async (changes: Record<string, unknown>) => {
      await push(message(changes));
      return shown.at(-1)?.renotify;
    };
    expect(await renotified({})).toBe(true);
    expect(await renotified({})).toBe(false);
    expect(await renotified({ body: 'Order #1004: Done', sequence: 9 })).toBe(true);
    expect(await renotified({ tag: 'chat', target: 'chat', sequence: 10 })).toBe(true);
    expect(await renotified({ tag: 'chat', target: 'chat', sequence: 11 })).toBe(true);
  });

  it('shows the newer news again, without notifying, when an older message arrives late', async () => {
    const { push, shown } = worker(online);
    await push(message({ body: 'Order #1004: Done', sequence: 9 }));
    await push(message({ body: 'Order #1004: Confirmed', sequence: 5 }));
    expect(shown).toMatchObject([{ body: 'Order #1004: Done', renotify: false, data: { sequence: 9 } }]);
  });

  it('takes the place of an earlier one about the same order, and never of a later one', async () => {
    const { push, shown } = worker(online);
    await push(message());
    await push(message({ body: 'Order #1004: Done', sequence: 9 }));
    await push(message({ body: 'Order #1004: Confirmed', sequence: 5 }));
    await push(message({ body: 'New message', tag: 'chat', target: 'chat', sequence: 6 }));
    expect(shown.map(({ body }) => body)).toEqual(['Order #1004: Done', 'New message']);
  });

  it('is the hotel’s name alone when it is no JSON', async () => {
    const { push, shown } = worker(online);
    await push('<html>');
    expect(shown).toMatchObject([{ title: 'Cala Verde', body: '' }]);
  });
});

describe('a tap on a notification', () => {
  it.each(['orders', 'chat'])('brings an open page to the front, which opens %s', async (target) => {
    const page = openPage('hidden');
    const { tapNotification, openWindow } = worker(online, { pages: [page] });
    await tapNotification(target);
    expect(page.focus).toHaveBeenCalled();
    expect(page.postMessage).toHaveBeenCalledWith({ open: target });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each(['/pay/abc', '/desk', '/storage/cala-verde/menu.pdf'])(
    'opens in a page of the guests’ shell although %s was used last',
    async (path) => {
      const [newest, other] = [openPage('visible', path), openPage('hidden', '/products/7')];
      const { tapNotification } = worker(online, { pages: [newest, other] });
      await tapNotification('orders');
      expect(newest.postMessage).not.toHaveBeenCalled();
      expect(other.postMessage).toHaveBeenCalledWith({ open: 'orders' });
      const alone = worker(online, { pages: [newest] });
      await alone.tapNotification('orders');
      expect(alone.openWindow).toHaveBeenCalledWith('/');
    },
  );

  it('opens a page when none is open, and sends it the tap once when it starts to listen', async () => {
    const { tapNotification, openWindow, listen } = worker(online);
    const page = openPage('visible');
    await listen(page);
    expect(page.postMessage).not.toHaveBeenCalled();
    await tapNotification('orders');
    expect(openWindow).toHaveBeenCalledWith('/');
    await listen(page);
    await listen(page);
    expect(page.postMessage.mock.calls).toEqual([[{ open: 'orders' }]]);
  });

  it('still opens what it is about when the browser refuses the focus', async () => {
    const page = openPage('hidden');
    page.focus.mockRejectedValue(new DOMException('not now', 'InvalidAccessError'));
    const { tapNotification } = worker(online, { pages: [page] });
    await tapNotification('orders');
    expect(page.postMessage).toHaveBeenCalledWith({ open: 'orders' });
  });
});

describe('a subscription that the browser replaces', () => {
  const old = { endpoint: 'old', options: { userVisibleOnly: true } };

  it('is sent to the hotel', async () => {
    const { replaceSubscription, posted, subscribe, fetched } = worker(online);
    await replaceSubscription({ oldSubscription: old, newSubscription: { endpoint: 'other', keys: {} } });
    expect(posted).toEqual([{ old_endpoint: 'old', subscription: { endpoint: 'other', keys: {} } }]);
    expect(fetched[0]).toMatch(/\/api\/v1\/public\/push\/subscriptions\/renew$/);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is made anew when the browser has only ended it', async () => {
    const { replaceSubscription, posted, subscribe } = worker(online);
    await replaceSubscription({ oldSubscription: old, newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith(old.options);
    expect(posted).toEqual([{ old_endpoint: 'old', subscription: { endpoint: 'new', keys: {} } }]);
  });

  it('is left when the browser does not say which one it was', async () => {
    const { replaceSubscription, posted } = worker(online);
    await replaceSubscription({ oldSubscription: null, newSubscription: null });
    expect(posted).toEqual([]);
  });
});
