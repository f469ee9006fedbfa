/** @jest-environment jsdom */
import type { Announcement } from '@/lib/contract/announcement';
import { emptyCart } from '@/lib/domain/cart/cart';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { announcement } from '@/tests/builders/catalogue/announcement';
import { cartLine } from '@/tests/builders/orders/lines';

const CALL = 'GET /api/v1/public/announcements?hotel_id=1';
const network = fakeNetwork();

/** The code as a new document loads it, which has shown nothing yet. */
async function newDocument() {
  jest.resetModules();
  const { showAnnouncements } = await import('./show-announcements');
  const stack = await import('@/components/ui/overlay/overlay-stack');
  const guest = await import('@/lib/device/guest');
  const startup = await import('@/lib/device/startup-values');
  const { visitAge } = await import('@/lib/device/announcements');
  const shown = () => stack.openOverlays().map(({ name, arg }) => [name, arg]);
  /** Opens a page and waits until its announcements are read. */
  const open = async (pathname = '/', parentSection: number | null = null) => {
    document.body.innerHTML = `<main id="main"${parentSection === null ? '' : ` data-parent-section="${parentSection}"`}></main>`;
    stops.push(showAnnouncements(1, pathname));
    await settle();
  };
  return { ...stack, ...guest, ...startup, visitAge, shown, open };
}

const stops: (() => void)[] = [];
const publishes = (...announcements: Announcement[]) => network.respondTo(CALL, { data: announcements });
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
};
const IDS = (...ids: number[]) => ['announcements', { ids }];

beforeEach(() => {
  jest.useFakeTimers();
  resetOverlays();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('The announcements of a page', () => {
  it('open once, and not again on the next page or after a reload', async () => {
    publishes(announcement());
    const first = await newDocument();
    await first.open();
    expect(first.shown()).toEqual([IDS(1)]);
    expect(localStorage.getItem('display_announcement_12026-05-01T10:00:00Z')).toBe('true');
    resetOverlays();
    await first.open('/products/5', 4);
    expect(first.shown()).toEqual([]);
    const second = await newDocument();
    await second.open();
    expect(second.shown()).toEqual([]);
  });

  it('open after every load of a page, but not on the next page, when they show at every refresh', async () => {
    publishes(announcement({ config: { display_every_refresh: true } }));
    for (const { open, shown } of [await newDocument(), await newDocument()]) {
      resetOverlays();
      await open();
      expect(shown()).toEqual([IDS(1)]);
      resetOverlays();
      await open('/search');
      expect(shown()).toEqual([]);
    }
    expect(localStorage).toHaveLength(0);
  });

  it('open together when several are due', async () => {
    publishes(announcement(), announcement({ id: 2, config: { include_section_ids: ['4', null] } }));
    const { open, shown } = await newDocument();
    await open('/products/5', 4);
    expect(shown()).toEqual([IDS(1, 2)]);
  });

  it('open when their delay has passed since the visit began, in whatever document it passes', async () => {
    publishes(announcement({ config: { display_time_after_visit_site: 1 } }));
    const first = await newDocument();
    await first.open();
    await jest.advanceTimersByTimeAsync(40_000);
    expect(first.shown()).toEqual([]);
    stops.pop()?.();
    const second = await newDocument();
    await second.open('/search');
    await jest.advanceTimersByTimeAsync(19_000);
    expect(second.shown()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(second.shown()).toEqual([IDS(1)]);
  });

  it('wait until an open overlay has closed', async () => {
    publishes(announcement());
    const { open, shown, openOverlay } = await newDocument();
    openOverlay('cart' as never);
    await open();
    expect(shown()).toEqual([['cart', null]]);
    resetOverlays();
    await settle();
    expect(shown()).toEqual([IDS(1)]);
  });

  it('count their delay also while an overlay is open', async () => {
    publishes(announcement({ config: { display_time_after_visit_site: 0.2 } }));
    const { open, shown, openOverlay, visitAge } = await newDocument();
    visitAge(Date.now());
    openOverlay('cart' as never);
    await open();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(shown()).toEqual([['cart', null]]);
    resetOverlays();
    await settle();
    expect(shown()).toEqual([IDS(1)]);
  });

  it('wait for three seconds after Back', async () => {
    publishes(announcement());
    const { open, shown } = await newDocument();
    window.history.pushState(null, '');
    window.history.back();
    await jest.advanceTimersByTimeAsync(10);
    await open();
    await jest.advanceTimersByTimeAsync(2_900);
    expect(shown()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual([IDS(1)]);
  });

  it('wait until the guest has left a field, such as one of the checkout beside the content', async () => {
    publishes(announcement({ config: { display_time_after_visit_site: 0.1 } }));
    const { open, shown } = await newDocument();
    await open();
    document.body.insertAdjacentHTML('beforeend', '<input id="name"><textarea id="comment"></textarea>');
    const [name, comment] = ['name', 'comment'].map((id) => document.getElementById(id));
    name?.focus();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual([]);
    comment?.focus();
    await settle();
    expect(shown()).toEqual([]);
    comment?.blur();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([IDS(1)]);
  });

  it.each([
    ['wait until the finger has rested for five seconds when the cart has lines', [cartLine()], 5_000],
    ['do not wait for a finger when the cart is empty', [], 0],
  ])('%s', async (_title, products, waits) => {
    localStorage.setItem('cart', JSON.stringify({ ...emptyCart(1), products }));
    publishes(announcement({ config: { display_time_after_visit_site: 0.1 } }));
    const { open, shown } = await newDocument();
    await open();
    await jest.advanceTimersByTimeAsync(5_990);
    window.dispatchEvent(new Event('touchmove'));
    await jest.advanceTimersByTimeAsync(waits === 0 ? 20 : 4_900);
    expect(shown()).toEqual(waits === 0 ? [IDS(1)] : []);
    await jest.advanceTimersByTimeAsync(waits);
    expect(shown()).toEqual([IDS(1)]);
  });

  it('open as soon as the code in the address or the room is known', async () => {
    publishes(
      announcement({ config: { display_only_via_qrcode: true } }),
      announcement({ id: 2, config: { display_only_room_numbers: '204' } }),
    );
    const { open, shown, unlockedAnnouncement, roomNumber } = await newDocument();
    await open();
    expect(shown()).toEqual([]);
    unlockedAnnouncement.changeNow(() => '1');
    await settle();
    expect(shown()).toEqual([IDS(1)]);
    resetOverlays();
    roomNumber.changeNow(() => '204');
    await settle();
    expect(shown()).toEqual([IDS(2)]);
  });

  it('do not open after the guest has left for another page', async () => {
    publishes(announcement({ config: { include_section_ids: [null] } }));
    const { open, shown } = await newDocument();
    const left = open();
    stops.pop()?.();
    await left;
    expect(shown()).toEqual([]);
  });

  it('show nothing when the request fails, which is logged, and are read again on the next page', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    network.respondTo(CALL, new Response(null, { status: 503 }));
    const { open, shown } = await newDocument();
    await open();
    expect(shown()).toEqual([]);
    expect(logged).toHaveBeenCalledWith('Announcements could not be read.', expect.any(Error));
    publishes(announcement());
    await open('/search');
    expect(shown()).toEqual([IDS(1)]);
  });
});
