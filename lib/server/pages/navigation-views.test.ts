import { decoders } from '@/lib/contract/schema/decoders';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { hotelView } from '@/tests/builders/screen/hotel-view';
import { messagesFor } from './messages';
import { navigationView, standardNavigationView } from './navigation-views';

it('returns only active items of the bottom bar that lead somewhere, in one language', () => {
  const items = decoders.navigation([
    { code: 'home', title: { en: 'Home', ar: 'الرئيسية' } },
    { code: 'chat', title: 'Chat', external_link: 'https://chat.example' },
    { code: 'voice', title: 'Voice' },
    { code: 'cart', title: 'Cart' },
    { code: 'help', active: false },
  ]);
  expect(navigationView(items, hotelView(), 'ar').map(({ title, href }) => [title, href])).toEqual([
    ['الرئيسية', '/'],
    ['Chat', 'https://chat.example'],
    ['Cart', null],
  ]);
});

it('returns the default bar with the dictionary’s titles, or with the hotel’s own', () => {
  const barLinks = [{ icon: 'spa', title: 'السبا', section: 12, link: null }];
  const variations = { ...NO_VARIATIONS, servicesLabel: 'القائمة', barLinks };
  const bar = standardNavigationView(hotelView({ language: 'ar', variations }), messagesFor({}, 'ar'));
  expect(bar.map(({ title, href }) => [title, href])).toEqual([
    ['الرئيسية', '/home'],
    ['القائمة', null],
    ['السبا', '/products/12'],
    ['طلباتي', null],
    ['السلة', null],
  ]);
});
