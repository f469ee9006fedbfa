/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { previousRoute } from '@/lib/device/previous-route';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { FloatingHeader } from './floating-header';
import { HotelLogo } from './hotel-logo';
import { Topbar } from './topbar';

const LANGUAGES = [
  { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
  { code: 'il', name: 'עברית', flag: 'il', label: 'HEB' },
];
const twoLanguages = hotelView({ languages: LANGUAGES });

describe('FloatingHeader', () => {
  it('holds the back button, the page’s title and the language button', () => {
    renderInHotel(<FloatingHeader title="Room service" />, twoLanguages);
    expect(screen.getByRole('heading', { level: 1, name: 'Room service' })).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Back',
      'Language: English',
    ]);
  });

  it('has no back button for a section that hides it, and no language button for a hotel with one language', () => {
    renderInHotel(<FloatingHeader title="Room service" hideBack />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Room service' })).toBeVisible();
  });

  it.each([
    ['/', 'push /home'],
    ['/home', 'push /home'],
    ['', 'push /home'],
    ['/sections/202', 'back'],
  ])('leads from a page that was entered from %p by: %s', async (from, expected) => {
    previousRoute.changeNow(() => from);
    const router = fakeRouter();
    renderInHotel(router.wrap(<FloatingHeader title="Room service" />));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.calls).toEqual([expected]);
  });
});

describe('the back button of a page that is entered from a sign', () => {
  it('leads home, whatever the guest has seen before', async () => {
    previousRoute.changeNow(() => '/sections/202');
    const router = fakeRouter();
    renderInHotel(router.wrap(<FloatingHeader title="How full it is" leadsHome />));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.calls).toEqual(['push /home']);
  });
});

describe('HotelLogo', () => {
  it('is one link to home with the hotel’s name, whose picture is decoration', async () => {
    const router = fakeRouter();
    renderInHotel(router.wrap(<HotelLogo hotel={hotelView({ logo: '/storage/cala-verde/logo.svg' })} />));
    const link = screen.getByRole('link', { name: 'Cala Verde' });
    expect(link).toHaveAttribute('href', '/home');
    expect(link.querySelector('img')).toHaveAttribute('src', '/storage/cala-verde/logo.svg');
    await userEvent.click(link);
    expect(router.calls).toEqual(['push /home']);
  });

  it('shows the name alone for a hotel without a logo', () => {
    renderInHotel(<HotelLogo hotel={hotelView({ logo: null })} />);
    expect(screen.getByRole('link', { name: 'Cala Verde' }).querySelector('img')).toBeNull();
  });
});

describe('Topbar', () => {
  it('holds the logo and the language button', () => {
    renderInHotel(<Topbar hotel={hotelView({ logo: null })} />, twoLanguages);
    const header = screen.getByRole('banner');
    expect(header).toContainElement(screen.getByRole('link', { name: 'Cala Verde' }));
    expect(header).toContainElement(screen.getByRole('button', { name: 'Language: English' }));
  });
});
