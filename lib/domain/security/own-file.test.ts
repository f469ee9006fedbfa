import { fileLinks, ownFileUrl, ownPdf } from './own-file';

describe('ownFileUrl, ownPdf and fileLinks', () => {
  it.each([
    ['/storage/cala-verde/menu.pdf', '/storage/cala-verde/menu.pdf'],
    ['/storage/cala-verde/menu.pdf?v=2', '/storage/cala-verde/menu.pdf?v=2'],
    ['https://guest.example/storage/a.pdf', '/storage/a.pdf'],
    ['https://api.example/storage/a.pdf', '/storage/a.pdf'],
    ['https://elsewhere.example/storage/a.pdf', null],
    ['https://api.example/files/a.pdf', null],
    ['//evil.example/storage/a.pdf', null],
    ['/storage/../api/v1/orders', null],
    ['/storage/%2e%2e/api/v1/orders', null],
    ['/storage/aurora%2f..%2fbellevue/a.pdf', null],
    ['/storage/a%5cb.pdf', null],
    ['/storage\\a.pdf', null],
    ['/api/v1/orders', null],
    ['javascript:alert(1)//.pdf', null],
    ['data:application/pdf;base64,AAAA', null],
    ['', null],
    [null, null],
  ])('the path of %j in our storage is %j', (address, file) => {
    expect(ownFileUrl(address, { origin: 'https://guest.example', upstream: 'https://api.example' })).toBe(file);
  });

  it.each([
    ['/storage/a/menu.pdf', true],
    ['/storage/a/MENU.PDF#page=2', true],
    ['/storage/a/menu.pdf.html', false],
    ['/storage/a/menu?x=.pdf', false],
    ['https://elsewhere.example/menu.pdf', false],
  ])('the viewer opens %s: %s', (address, isShown) => {
    expect(ownPdf(address) !== null).toBe(isShown);
  });
});

it('the files of a section have addresses and titles in the guest’s language, without unsafe ones', () => {
  const files = [
    { title: { en: 'Menu', es: 'Carta' }, files: { en: '/storage/a/en.pdf', es: '/storage/a/es.pdf' } },
    { title: '', files: 'https://cdn.example/wine.pdf' },
    { title: 'Trap', files: 'javascript:alert(1)' },
    { title: 'Nothing', files: {} },
  ];
  expect(fileLinks(files, 'es')).toEqual([
    { href: '/storage/a/es.pdf', title: 'Carta', isOwn: true },
    { href: 'https://cdn.example/wine.pdf', title: '', isOwn: false },
  ]);
  expect(fileLinks(files, 'ru')[0]?.href).toBe('/storage/a/en.pdf');
});
