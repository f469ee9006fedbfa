/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { boardSettings } from '@/lib/device/desk/board-view';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { windowSize } from '@/tests/builders/browser/window-size';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import { areaOf, DESK_AREAS } from './desk-areas';

/** Those of the hotel's key, which has no account of its own. */
const AREAS = DESK_AREAS.filter(({ action }) => action !== null);
const SELDOM = AREAS.filter(({ isSeldom }) => isSeldom);

const network = fakeNetwork();
const stream = fakeDeskStream();

const more = () => within(navigation()).getByRole('button', { expanded: false, name: /More/ });
const navigation = () => screen.getByRole('navigation', { name: 'Staff desk' });

describe('DeskFrame', () => {
  windowSize(1280, 1400);

  it('says that it is live only once the connection stands', async () => {
    answerDesk(network);
    // Events are sent to the connection that was opened last, and none is opened here.
    await renderDesk({ network, stream: { ...stream, opens: () => undefined } });
    expect([screen.queryByText(/Live,/), screen.queryByRole('alert')]).toEqual([null, null]);
    stream.opens();
    await network.settled();
    expect(screen.getByText(/Live,/)).toBeInTheDocument();
  });

  it('leads to every area and marks the open one', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    const links = within(navigation()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(AREAS.map(({ id }) => `#${id}`));
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
      'Orders',
    ]);
  });

  it('counts the orders that nobody has accepted, in words too', async () => {
    answerDesk(network, [deskOrder(), deskOrder({ uuid: 'order-2', num: '1002' })]);
    await renderDesk({ network, stream });
    expect(within(navigation()).getByText('New orders: 2')).toBeInTheDocument();
    expect(document.title).toBe('(2) Orders · Cala Verde');
  });

  it('shows no badge while nothing waits', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    expect(within(navigation()).queryByText(/New orders/)).toBeNull();
  });

  it('says since when the connection is lost', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    stream.breaks();
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection since/);
    stream.opens();
    await network.settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('opens the areas by a button on the device of a station, with what waits elsewhere: desk/DE96', async () => {
  boardSettings.changeNow((known) => ({ ...known, station: 'bar' }));
  const stations = [{ id: 'bar', title: { en: 'Bar' }, sections: [7] }];
  const sections = [{ id: 7, parent_id: null, title: null, promise_minutes: null }];
  answerDesk(network, [], [], { settings: { stations, sections } });
  answerSession(network, personSession('manager', { device: { id: 'device-1', title: 'Tablet of the bar' } }));
  network.respondTo('GET /api/desk/v1/problems', {
    data: [{ kind: 'clock-ahead', since: '2026-06-18T17:30:00Z', details: [] }],
  });
  await renderDesk({ network, stream });
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Change person' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Areas of the desk' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  const menu = within(button.closest('nav') ?? document.body);
  expect(menu.getByText('Problems: 1')).toBeInTheDocument();
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    DESK_AREAS.map(({ id }) => `#${id}`),
  );
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  act(() => boardSettings.changeNow((known) => ({ ...known, station: null })));
});

it('shows the orders for an address that names no area', () => {
  expect(areaOf('nowhere', AREAS).id).toBe('orders');
});

describe('the rail', () => {
  windowSize(1280, 900);

  it('has as many areas as its height allows, and a button with what waits in the others', async () => {
    answerDesk(network);
    network.respondTo('GET /api/desk/v1/problems', {
      data: [{ kind: 'clock-ahead', since: '2026-06-18T17:30:00Z', details: [] }],
    });
    await renderDesk({ network, stream });
    const shown = within(navigation()).getAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(AREAS.slice(0, 10).map(({ id }) => `#${id}`));
    expect(more()).toHaveAccessibleName('Problems: 1 More');
    act(() => {
      Object.assign(window, { innerHeight: 768 });
      window.dispatchEvent(new Event('resize'));
    });
    expect(within(navigation()).getAllByRole('link')).toHaveLength(8);
  });

  it('has one area less on a shared device, for the change of the person', async () => {
    answerDesk(network);
    answerSession(network, personSession('manager', { device: { id: 'device-1', title: 'Tablet' } }));
    await renderDesk({ network, stream });
    expect(within(navigation()).getAllByRole('link')).toHaveLength(9);
    expect(within(navigation()).getByRole('button', { name: 'Change person' })).toBeInTheDocument();
  });
});

describe('the menu of the areas for which the bar of a phone has no place', () => {
  windowSize(390, 844);

  const problem = { kind: 'clock-ahead', since: '2026-06-18T17:30:00Z', details: [] };

  it('says how much waits in them together, and beside each how much in it', async () => {
    answerDesk(network);
    network.respondTo('GET /api/desk/v1/problems', { data: [problem, problem] });
    await renderDesk({ network, stream });
    expect(more()).toHaveAccessibleName('Problems: 2 More');
    fireEvent.click(more());
    const links = within(navigation()).getAllByRole('link').slice(-SELDOM.length);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(SELDOM.map(({ id }) => `#${id}`));
    expect(links.find((link) => link.getAttribute('href') === '#problems')).toHaveTextContent('Problems2, Problems: 2');
  });

  it('is named after the one that is open', async () => {
    answerDesk(network);
    await renderDesk({ network, stream, address: '#persons' });
    expect(more()).toHaveAccessibleName('Guests , More');
    expect(more()).toHaveAttribute('aria-current', 'true');
  });

  it('closes by Escape, which gives the focus back, by a touch beside it, and by a choice', async () => {
    answerDesk(network);
    await renderDesk({ network, stream });
    const button = more();
    const isOpen = () => button.getAttribute('aria-expanded');
    fireEvent.click(button);
    const [link] = within(navigation()).getAllByRole('link', { name: 'Guests' }).slice(-1);
    link?.focus();
    fireEvent.keyDown(link as HTMLElement, { key: 'Escape' });
    expect(isOpen()).toBe('false');
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(isOpen()).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe('false');
    fireEvent.click(button);
    fireEvent.click(within(navigation()).getAllByRole('link', { name: 'Guests' }).at(-1) as HTMLElement);
    expect(isOpen()).toBe('false');
  });
});
