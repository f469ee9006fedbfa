/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installOffered } from '@/lib/device/install-offered';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { keepInstallOffer } from './install-event';
import { InstallOffer } from './install-offer';

const user = userEvent.setup();
const button = () => screen.queryByRole('button', { name: 'Add to home screen' });

/** The browser's offer, which the page keeps. */
function offered() {
  const stop = keepInstallOffer();
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  stop();
  return { prompt, event };
}

beforeEach(() => installOffered.changeNow(() => false));

it('offers nothing where the browser offers nothing', () => {
  renderInHotel(<InstallOffer />);
  expect(button()).toBeNull();
  expect(installOffered.get()).toBe(false);
});

it('keeps the browser’s own offer back, and passes on a tap on the button', async () => {
  const { prompt, event } = offered();
  expect(event.defaultPrevented).toBe(true);
  renderInHotel(<InstallOffer />);
  await user.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});

it('offers it once on a device, also to a guest who has ignored it', () => {
  offered();
  renderInHotel(<InstallOffer />);
  expect(button()).toBeVisible();
  cleanup();
  renderInHotel(<InstallOffer />);
  expect(button()).toBeNull();
});
