import { inFlight } from './in-flight';

describe('simultaneous work', () => {
  it('limits one address and counts another one separately', () => {
    const places = inFlight({ each: 2, all: 10 });
    const leave = places.enter('203.0.113.7');
    expect(places.enter('203.0.113.7')).not.toBeNull();
    expect(places.enter('203.0.113.7')).toBeNull();
    expect(places.enter('198.51.100.9')).not.toBeNull();
    leave?.();
    expect(places.enter('203.0.113.7')).not.toBeNull();
  });

  it('limits the total', () => {
    const places = inFlight({ each: 2, all: 3 });
    const taken = ['a', 'a', 'b', 'b', 'c'].map((address) => places.enter(address) !== null);
    expect(taken).toEqual([true, true, true, false, false]);
  });

  it('releases a slot once, however often it is released', () => {
    const places = inFlight({ each: 1, all: 3 });
    const leave = places.enter('a');
    leave?.();
    leave?.();
    places.enter('a');
    expect(places.count()).toBe(1);
    expect(places.enter('a')).toBeNull();
  });

  it('counts the addresses of an IPv6 network as one', () => {
    const places = inFlight({ each: 1, all: 3 });
    expect(places.enter('2001:db8:0:1::1')).not.toBeNull();
    expect(places.enter('2001:db8:0:1::2')).toBeNull();
    expect(places.enter('2001:db8:0:2::1')).not.toBeNull();
  });
});
