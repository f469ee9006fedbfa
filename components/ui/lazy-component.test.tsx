/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from './lazy-component';
import { RetryBoundary } from './retry-boundary';

const Bell = ({ rings }: { rings: number }) => <p>rung {rings} times</p>;

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Again
  </button>
);

describe('A lazily loaded component', () => {
  it('shows the fallback while its code loads, and then the component', async () => {
    const { Component: Late } = lazyComponent(async () => Bell, <p>waiting</p>);
    render(<Late rings={2} />);
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText('rung 2 times')).toBeVisible();
  });

  it('renders without the fallback when its code is already loaded', async () => {
    const { Component: Late, load } = lazyComponent(async () => Bell, <p>waiting</p>);
    await load();
    render(<Late rings={2} />);
    expect(screen.getByText('rung 2 times')).toBeVisible();
  });

  it('loads its code again on a retry after a failure, and not after a success', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Bell>, []>();
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue(Bell);
    const { Component: Late } = lazyComponent(load);
    const { unmount } = render(
      <RetryBoundary failed={failed}>
        <Late rings={1} />
      </RetryBoundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
    expect(await screen.findByText('rung 1 times')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    unmount();
    render(<Late rings={3} />);
    expect(screen.getByText('rung 3 times')).toBeVisible();
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
