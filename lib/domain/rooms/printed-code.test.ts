import { type Place, placeSpots, placeTarget, roomTarget } from './printed-code';

const place = (changes: Partial<Place>): Place => ({
  id: 'pool',
  path: null,
  propertyId: null,
  values: [],
  ...changes,
});
const targetsOf = (changes: Partial<Place>) => placeSpots([place(changes)]).map(placeTarget);

describe('roomTarget: rooms/RM4', () => {
  it.each([
    [null, '/?set-room=101'],
    ['/products/10', '/products/10?set-room=101'],
    ['/products/10?product=7&lang=de#top', '/products/10?product=7&lang=de&set-room=101#top'],
    ['/?set-room=999', '/?set-room=101'],
    ['//evil.example', '/?set-room=101'],
    ['https://evil.example/', '/?set-room=101'],
    ['/\\evil.example', '/?set-room=101'],
    ['/%2e%2e/x', '/?set-room=101'],
    ['/r/another', '/?set-room=101'],
    ['/unknown', '/?set-room=101'],
    ['javascript:alert(1)', '/?set-room=101'],
    ['', '/?set-room=101'],
  ])('with ?to=%s leads to %s', (to, target) => {
    expect(roomTarget('101', to)).toBe(target);
  });

  it('writes a room with a name into the query', () => {
    expect(roomTarget('Riad des Orangers & 2', null)).toBe('/?set-room=Riad+des+Orangers+%26+2');
  });
});

describe('placeTarget: rooms/RM12', () => {
  it('leads to the page, and fills in the option', () => {
    expect(targetsOf({ path: '/products/70' })).toEqual(['/products/70']);
    expect(targetsOf({ path: '/products/70', values: ['1', '2'] })).toEqual(['/products/70', '/products/70']);
    expect(targetsOf({ path: '/\\evil.example' })).toEqual(['/']);
    expect(targetsOf({ propertyId: 31, values: ['Bed 4'] })).toEqual(['/?property-id=31&property-value=Bed+4']);
    expect(targetsOf({ path: '/products/70', propertyId: 31, values: ['4'] })).toEqual([
      '/products/70?property-id=31&property-value=4',
    ]);
  });

  it('has a spot for each value, with a key of its own', () => {
    const spots = placeSpots([place({ values: ['1', '2'] }), place({ id: 'bar', path: '/products/3' })]);
    expect(spots.map(({ key, value }) => [key, value])).toEqual([
      ['pool:1', '1'],
      ['pool:2', '2'],
      ['bar', null],
    ]);
  });
});
