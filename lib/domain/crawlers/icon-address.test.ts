import { manifestIcons, readIconPath, TOUCH_ICON } from './icon-address';

it('finds each icon that a page or manifest names', () => {
  expect(readIconPath(TOUCH_ICON)).toEqual({ size: 180, isMaskable: true });
  for (const { src, sizes, purpose } of manifestIcons()) {
    const shape = readIconPath(src);
    expect(`${shape?.size}x${shape?.size}`).toBe(sizes);
    expect(shape?.isMaskable).toBe(purpose === 'maskable');
  }
  expect(manifestIcons().map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
});

it.each([
  '/icons/icon-9999.png',
  '/icons/constructor.png',
  '/icons/.png',
  '/icons/icon-192.svg',
  '/icons/a/icon-192.png',
])('finds no icon at %s', (path) => {
  expect(readIconPath(path)).toBeNull();
});
