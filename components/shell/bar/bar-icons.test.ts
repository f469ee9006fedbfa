import { houseIcon } from '@/components/ui/icons/house';
import { infoIcon } from '@/components/ui/icons/info';
import { barIcon } from './bar-icons';

it('gives the icon of a name that a hotel may configure', () => {
  expect(barIcon('home')).toBe(houseIcon);
});

it.each(['unicorn', 'constructor', ''])('gives the icon info for the unknown name "%s"', (name) => {
  expect(barIcon(name)).toBe(infoIcon);
});
