/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { late } from './late';
import { RetryBoundary } from './retry-boundary';

const Bell = ({ rings }: { rings: number }) => <p>rung {rings} times</p>;

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Again
  </button>
);

describe('a component whose code comes late', () => {
  it('shows what stands for it, and then itself', async () => {
    const { Late } = late(async () => Bell, <p>waiting</p>);
    render(<Late rings={2} />);
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText('rung 2 times')).toBeVisible();
  });

  it('is drawn at once when its code is here', async () => {
    const { Late, warmUp } = late(async () => Bell, <p>waiting</p>);
    await warmUp();
    render(<Late rings={2} />);
    expect(screen.getByText('rung 2 times')).toBeVisible();
  });

  it('is fetched again by a retry when its code did not come, and only once when it did', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Bell>, []>();
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    load.mockResolvedValue(Bell);
    const { Late } = late(load);
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
