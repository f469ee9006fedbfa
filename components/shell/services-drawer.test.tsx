/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ServicesDrawer } from './services-drawer';

const network = fakeNetwork();
const SECTIONS = 'GET /api/v1/public/sections';
const SPA = {
  id: 3,
  title: 'Spa',
  image: null,
  is_hidden: false,
  sublevels_count: 1,
  external_link: 'https://spa.example',
};

async function openServices(hotel: Partial<HotelView> = {}) {
  resetOverlays();
  renderInHotel(<OverlayHost bodies={{ services: ServicesDrawer }} />, hotelView(hotel));
  act(() => openOverlay('services'));
  return within(await screen.findByRole('dialog', { name: 'Services' }));
}

afterEach(() => jest.restoreAllMocks());

describe('ServicesDrawer', () => {
  it('shows the offline message when the services fail to load offline, and the services after a retry', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    network.respondTo(SECTIONS, undefined);
    const drawer = await openServices();
    expect(await drawer.findByText('You are offline.')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(drawer.getByText('This could not be loaded just now.')).toBeVisible();
    network.respondTo(SECTIONS, { data: [SPA] });
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByRole('link', { name: /Spa/ })).toBeVisible();
  });

  it.each([
    [true, ['/booking', '/locations-occupancy']],
    [false, []],
    // A failure hides the links and nothing else.
    [undefined, []],
  ])('links to booking and occupancy when the hotel has something to book: %p', async (hasBookable, expected) => {
    network.respondTo(SECTIONS, { data: [SPA] });
    network.respondTo('GET /catalogue/bookable', hasBookable);
    const drawer = await openServices();
    await drawer.findByRole('link', { name: /Spa/ });
    const links = () => drawer.queryAllByRole('link', { name: /^(?:Book a time|How busy is it\?)$/ });
    await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual(expected));
  });

  it.each([
    ['video_template', ['Privacy policy', 'Impressum', 'Cookie settings']],
    ['slider_template', ['Privacy policy', 'Impressum', 'Cookie settings']],
    ['default', []],
  ])('shows the legal links for the template %s: %p', async (template, links) => {
    network.respondTo(SECTIONS, { data: [SPA] });
    const drawer = await openServices({ template, hasImpressum: true });
    await drawer.findByRole('link', { name: /Spa/ });
    const shown = drawer.queryByRole('navigation', { name: 'Legal' });
    expect(
      shown === null
        ? []
        : within(shown)
            .getAllByRole('button')
            .map((link) => link.textContent),
    ).toEqual(links);
  });

  const inside = (parts: object) => ({ ...SPA, external_link: null, ...parts });

  it('lists the sections that are not hidden, in the hotel’s order, each with its target', async () => {
    network.respondTo(SECTIONS, {
      data: [
        inside({ id: 1, title: 'Dishes', sublevels_count: 2 }),
        inside({ id: 2, title: 'Staff only', is_hidden: true }),
        inside({ id: 4, title: 'Laundry' }),
        SPA,
      ],
    });
    const drawer = await openServices();
    const links = await drawer.findAllByRole('link', { name: /Dishes|Staff|Laundry|Spa/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/sections/1', null],
      ['/products/4', null],
      ['https://spa.example', '_blank'],
    ]);
    expect(links[2]).toHaveAccessibleName(/new tab/);
  });

  it('shows the entries for which the bar has no room, with their icons, even when the sections fail to load', async () => {
    network.respondTo(SECTIONS, () => Response.json({}, { status: 503 }));
    const link = (title: string, path: string) => ({ icon: 'spa', title, section: null, link: path });
    const drawer = await openServices({
      channels: { chat: true, voice: false, recognition: true },
      help_link: 'tel:1',
      variations: {
        ...NO_VARIATIONS,
        callPhone: '100',
        barLinks: [link('Spa', '/products/3'), link('Bar', '/products/4'), link('Map', 'https://map.example/')],
      },
    });
    const entries = within(await drawer.findByRole('list', { name: 'Main' })).getAllByRole('link');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Bar', '/products/4'],
      ['Map', 'https://map.example/'],
      ['Scan a code', '/ar'],
      ['Call', 'tel:100'],
    ]);
    for (const entry of entries) expect(entry.querySelector('path')).toHaveAttribute('d');
  });

  it('has no further list when the bar has room for all entries', async () => {
    network.respondTo(SECTIONS, { data: [SPA] });
    const drawer = await openServices();
    await drawer.findByRole('link', { name: /Spa/ });
    expect(drawer.getAllByRole('list')).toHaveLength(1);
  });
});
