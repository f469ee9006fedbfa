import { barIcons } from './bar-icons';

it('gives the paths of the icons of the entries and of no others', () => {
  expect(Object.keys(barIcons([{ icon: 'home' }, { icon: 'spa' }, { icon: 'home' }]))).toEqual(['house', 'flower-2']);
});

it('gives nothing for an unknown icon, which is drawn as info', () => {
  expect(barIcons([{ icon: 'unicorn' }, { icon: 'constructor' }])).toEqual({});
});
