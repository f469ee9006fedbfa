/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OverlayFrame, OverlayHost } from './overlay-host';
import { closeOverlays, openOverlay, openOverlays } from './overlay-stack';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

declare module './overlay-stack' {
  interface OverlayArgs {
    bell: null;
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

it('replaces an overlay that throws by a fallback, leaves the page alone and renders the overlay after a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Broken() {
    if (isBroken) throw new Error('the overlay is broken');
    return <Bell />;
  }
  const failed = (retry: () => void) => (
    <OverlayFrame className="dialogs" labelledBy="failed">
      <h2 id="failed">Broken</h2>
      <button type="button" onClick={retry}>
        Again
      </button>
    </OverlayFrame>
  );
  render(
    <OverlayHost bodies={{ broken: Broken }} failed={failed}>
      <p>The lobby</p>
    </OverlayHost>,
  );
  act(() => openOverlay('broken' as 'bell'));
  expect(screen.getByRole('dialog', { name: 'Broken' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('dialog', { name: 'Broken' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('dialog', { name: 'Bell' })).toBeVisible();
  expect(screen.getByText('The lobby')).toBeVisible();
});
