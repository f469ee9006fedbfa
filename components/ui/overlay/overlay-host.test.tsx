/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { type Ahead, OverlayFrame, OverlayHost } from './overlay-host';
import { closeOverlays, openOverlay, openOverlays } from './overlay-stack';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

declare module './overlay-stack' {
  interface OverlayArgs {
    bell: null;
    menu: null;
    key: { room: string };
  }
}

function Bell() {
  const [rings, setRings] = useState(0);
  return (
    <OverlayFrame className="drawer" labelledBy="bell">
      <h2 id="bell">Bell</h2>
      <button type="button" onClick={() => setRings(rings + 1)}>
        rung {rings} times
      </button>
    </OverlayFrame>
  );
}

function Key({ arg }: { arg: { room: string } }) {
  return (
    <OverlayFrame className="dialogs" labelledBy="key">
      <h2 id="key">Key of {arg.room}</h2>
    </OverlayFrame>
  );
}

const bodies = { bell: Bell, key: Key } as never;
/** jsdom takes its steps back a moment later, as a browser does. */
const settle = () =>
  act(() => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true })));

// Each test starts on a page with nothing open.
beforeEach(() => window.history.pushState(null, '', '/'));

describe('the overlays', () => {
  it('open on top of each other and close one by one, from the top', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    act(() => openOverlay('key', { room: '214' }));
    expect(screen.getByRole('dialog', { name: 'Key of 214' })).toBeVisible();
    closeOverlays();
    await settle();
    expect(openOverlays().map((entry) => entry.name)).toEqual(['bell']);
  });

  it('open once for a double tap', () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('key', { room: '214' }));
    act(() => openOverlay('key', { room: '214' }));
    expect(openOverlays()).toHaveLength(1);
    act(() => openOverlay('key', { room: '215' }));
    expect(openOverlays()).toHaveLength(2);
  });

  it('are not left by two quick closes', async () => {
    render(<OverlayHost bodies={bodies} />);
    window.history.pushState(null, '', '/products/1');
    act(() => openOverlay('bell'));
    closeOverlays();
    closeOverlays();
    await settle();
    expect(window.location.pathname).toBe('/products/1');
    expect(openOverlays()).toEqual([]);
  });

  it('open with a fresh state, even within the moment in which the last one leaves', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    await userEvent.click(screen.getByRole('button', { name: 'rung 0 times' }));
    closeOverlays();
    await settle();
    act(() => openOverlay('bell'));
    expect(screen.getByRole('button', { name: 'rung 0 times' })).toBeVisible();
  });
});

describe('an overlay that is drawn ahead', () => {
  const opened = jest.fn();
  const drawn = jest.fn();

  function Menu() {
    const [first] = useState(() => {
      drawn();
      return drawn.mock.calls.length;
    });
    useEffect(() => opened(), []);
    return (
      <OverlayFrame className="drawer" labelledBy="menu">
        <h2 id="menu">Menu, print {first}</h2>
      </OverlayFrame>
    );
  }
  let isTorn = true;
  function Torn() {
    if (isTorn) throw new Error('the menu is torn');
    return <Bell />;
  }
  const withMenu = { ...(bodies as object), menu: Menu, torn: Torn } as never;
  const menu = () => ({ name: 'menu' }) as Ahead;

  beforeEach(() => {
    opened.mockClear();
    drawn.mockClear();
  });

  it('is not seen and takes no effect, and is the one that opens', () => {
    render(<OverlayHost bodies={withMenu} ahead={menu()} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Menu, print 1')).not.toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    act(() => openOverlay('menu'));
    expect(screen.getByRole('dialog', { name: 'Menu, print 1' })).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('serves for one opening: the next one starts afresh', async () => {
    render(<OverlayHost bodies={withMenu} ahead={menu()} />);
    act(() => openOverlay('menu'));
    closeOverlays();
    await settle();
    act(() => openOverlay('menu'));
    expect(screen.getByRole('dialog', { name: 'Menu, print 2' })).toBeVisible();
    expect(openOverlays()).toHaveLength(1);
  });

  it('is drawn anew when it is another, and waits while anything is open', () => {
    const { rerender } = render(<OverlayHost bodies={withMenu} ahead={menu()} />);
    rerender(<OverlayHost bodies={withMenu} ahead={menu()} />);
    expect(drawn).toHaveBeenCalledTimes(2);
    act(() => openOverlay('bell'));
    rerender(<OverlayHost bodies={withMenu} ahead={menu()} />);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/Menu/)).toBeNull();
  });

  it('costs nobody the page when it cannot be drawn, says so once it is opened, and can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ahead = { name: 'torn' } as unknown as Ahead;
    isTorn = true;
    const failed = (retry: () => void) => (
      <OverlayFrame className="dialogs" labelledBy="failed">
        <h2 id="failed">Torn</h2>
        <button type="button" onClick={retry}>
          Again
        </button>
      </OverlayFrame>
    );
    render(
      <OverlayHost bodies={withMenu} ahead={ahead} failed={failed}>
        <p>The lobby</p>
      </OverlayHost>,
    );
    expect(screen.getByText('The lobby')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => openOverlay('torn' as 'bell'));
    expect(screen.getByRole('dialog', { name: 'Torn' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByRole('dialog', { name: 'Torn' })).toBeVisible();
    isTorn = false;
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByRole('dialog', { name: 'Bell' })).toBeVisible();
    expect(screen.getByText('The lobby')).toBeVisible();
  });
});
