/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { OverlayFrame, OverlayHost } from './overlay-host';
import { closeOverlays, closeWithResult, openOverlay, openOverlayForResult, openOverlays } from './overlay-stack';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

declare module './overlay-stack' {
  interface OverlayArgs {
    bell: null;
    key: { room: string };
    pillow: null;
  }
  interface OverlayResults {
    pillow: string;
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

/** An overlay that returns a choice. */
function Pillow() {
  return (
    <OverlayFrame className="dialogs" labelledBy="pillow">
      <h2 id="pillow">Pillow</h2>
      <button type="button" onClick={() => closeWithResult('pillow', 'soft')}>
        Soft
      </button>
    </OverlayFrame>
  );
}

const bodies = { bell: Bell, key: Key, pillow: Pillow } as never;
/** Waits for history steps: jsdom takes them asynchronously, as a browser does. */
const settle = () =>
  act(() => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true })));

// Each test starts on a page without open overlays.
beforeEach(resetOverlays);

describe('OverlayHost', () => {
  it('stacks overlays and closes them one by one from the top', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    act(() => openOverlay('key', { room: '214' }));
    expect(screen.getByRole('dialog', { name: 'Key of 214' })).toBeVisible();
    closeOverlays();
    await settle();
    expect(openOverlays().map((entry) => entry.name)).toEqual(['bell']);
  });

  it('opens one overlay for a double tap', () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('key', { room: '214' }));
    act(() => openOverlay('key', { room: '214' }));
    expect(openOverlays()).toHaveLength(1);
    act(() => openOverlay('key', { room: '215' }));
    expect(openOverlays()).toHaveLength(2);
  });

  it('stays on the page when two overlays are closed in quick succession', async () => {
    render(<OverlayHost bodies={bodies} />);
    window.history.pushState(null, '', '/products/1');
    act(() => openOverlay('bell'));
    closeOverlays();
    closeOverlays();
    await settle();
    expect(window.location.pathname).toBe('/products/1');
    expect(openOverlays()).toEqual([]);
  });

  it('opens an overlay with a fresh state while its previous instance is still sliding away', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    await userEvent.click(screen.getByRole('button', { name: 'rung 0 times' }));
    closeOverlays();
    await settle();
    act(() => openOverlay('bell'));
    expect(screen.getByRole('button', { name: 'rung 0 times' })).toBeVisible();
  });
});

describe('openOverlayForResult', () => {
  const choose = () => {
    const results: unknown[] = [];
    act(() => {
      void openOverlayForResult('pillow').then((result) => results.push(result));
    });
    return results;
  };
  const names = () => openOverlays().map(({ name }) => name);
  const pillow = () => screen.queryByRole('dialog', { name: 'Pillow' });

  it('resolves a caller with the choice after the overlay has closed, and the caller can then close the overlay below', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    let open: readonly string[] | undefined;
    act(() => {
      void openOverlayForResult('pillow').then((result) => {
        open = names();
        if (result === 'soft') closeOverlays();
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Soft' }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(open).toEqual(['bell']);
  });

  it('closes one overlay for two taps in the same instant', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    const results = choose();
    act(() => {
      closeWithResult('pillow', 'soft');
      closeWithResult('pillow', 'hard');
    });
    await waitFor(() => expect(results).toEqual(['soft']));
    expect(names()).toEqual(['bell']);
  });

  it('resolves a caller with undefined when the guest goes back, and forward does not reopen the overlay', async () => {
    render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    const results = choose();
    act(() => window.history.back());
    await settle();
    await waitFor(() => expect(results).toEqual([undefined]));
    const steps = jest.fn();
    window.addEventListener('popstate', steps);
    act(() => window.history.forward());
    // The browser goes forward, and the host goes back again.
    await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
    window.removeEventListener('popstate', steps);
    expect(pillow()).toBeNull();
    expect(window.history.state.overlays).toHaveLength(1);
    expect(names()).toEqual(['bell']);
  });

  it('closes an overlay with a result after a reload, because its caller no longer exists', async () => {
    const entry = { id: 'of the page before', name: 'pillow', arg: null, isAwaited: true };
    window.history.pushState({ overlays: [] }, '');
    window.history.pushState({ overlays: [entry] }, '');
    render(<OverlayHost bodies={bodies} />);
    expect(pillow()).toBeNull();
    await settle();
    expect(window.history.state.overlays).toEqual([]);
  });

  it('resolves a second caller with undefined while the overlay is open', async () => {
    render(<OverlayHost bodies={bodies} />);
    const first = choose();
    const second = choose();
    await waitFor(() => expect(second).toEqual([undefined]));
    expect([first, names()]).toEqual([[], ['pillow']]);
  });
});

it('opens an overlay that is asked for during a step back once the step has arrived', async () => {
  render(<OverlayHost bodies={bodies} />);
  act(() => openOverlay('bell'));
  act(() => {
    closeOverlays();
    openOverlay('key', { room: '12' });
    openOverlay('key', { room: '12' });
  });
  await settle();
  expect(openOverlays().map(({ name }) => name)).toEqual(['key']);
  expect(await screen.findByRole('dialog', { name: 'Key of 12' })).toBeVisible();
});

it('keeps and can close an overlay that was opened while the router refreshed the page', async () => {
  const view = render(<OverlayHost bodies={bodies} />);
  act(() => openOverlay('bell'));
  await userEvent.click(screen.getByRole('button', { name: 'rung 0 times' }));
  // The router rewrites the history entry and renders the page again.
  window.history.replaceState({ of: 'the router' }, '');
  view.rerender(<OverlayHost bodies={bodies} />);
  expect(screen.getByRole('button', { name: 'rung 1 times' })).toBeVisible();
  expect(window.history.state.overlays).toHaveLength(1);
  act(() => openOverlay('key', { room: '12' }));
  act(() => closeOverlays());
  await settle();
  expect(openOverlays().map(({ name }) => name)).toEqual(['bell']);
  act(() => closeOverlays());
  await settle();
  expect(screen.queryByRole('dialog', { name: 'Bell' })).toBeNull();
});

describe('an overlay on a page that the router leaves', () => {
  const stayed = pathname;
  beforeEach(() => {
    pathname = stayed;
    window.history.replaceState(null, '', stayed);
  });
  /** As the router does: it announces the navigation, and replaces the history entry with the page. */
  const announce = () => {
    document.documentElement.dataset.leaving = '';
  };
  const arrive = (view: ReturnType<typeof render>) => {
    delete document.documentElement.dataset.leaving;
    window.history.pushState({ of: 'the router' }, '', '/home');
    pathname = '/home';
    view.rerender(<OverlayHost bodies={bodies} />);
  };

  it('stays open with its state on the new page when it was opened after the tap on the link', async () => {
    const view = render(<OverlayHost bodies={bodies} />);
    announce();
    act(() => openOverlay('bell'));
    await userEvent.click(screen.getByRole('button', { name: 'rung 0 times' }));
    arrive(view);
    expect(screen.getByRole('button', { name: 'rung 1 times' })).toBeVisible();
    expect(window.history.state.overlays).toHaveLength(1);
    act(() => closeOverlays());
    await settle();
    expect(screen.queryByRole('dialog', { name: 'Bell' })).toBeNull();
    expect(window.location.pathname).toBe('/home');
  });

  it('is closed by the new page when the link was in it', () => {
    const view = render(<OverlayHost bodies={bodies} />);
    act(() => openOverlay('bell'));
    announce();
    arrive(view);
    expect(openOverlays()).toEqual([]);
  });

  it('stays closed when the guest has closed it before the new page came', async () => {
    const view = render(<OverlayHost bodies={bodies} />);
    announce();
    act(() => openOverlay('bell'));
    act(() => closeOverlays());
    await settle();
    arrive(view);
    expect(openOverlays()).toEqual([]);
  });
});
