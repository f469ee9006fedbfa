import { inFlight } from './in-flight';

describe('the limit of simultaneous work', () => {
  it('limits the simultaneous work of one address without limiting another address', () => {
    const places = inFlight({ each: 2, all: 10 });
    const leave = places.enter('203.0.113.7');
    expect(places.enter('203.0.113.7')).not.toBeNull();
    expect(places.enter('203.0.113.7')).toBeNull();
    expect(places.enter('198.51.100.9')).not.toBeNull();
    leave?.();
    expect(places.enter('203.0.113.7')).not.toBeNull();
  });

  it('limits the simultaneous work of all addresses together', () => {
    const places = inFlight({ each: 2, all: 3 });
    const taken = ['a', 'a', 'b', 'b', 'c'].map((address) => places.enter(address) !== null);
    expect(taken).toEqual([true, true, true, false, false]);
  });

  it('releases a slot only once, even when its release function is called twice', () => {
    const places = inFlight({ each: 1, all: 3 });
    const leave = places.enter('a');
    leave?.();
    leave?.();
    places.enter('a');
    expect(places.count()).toBe(1);
    expect(places.enter('a')).toBeNull();
  });

  it('counts all addresses of an IPv6 network as one address', () => {
    const places = inFlight({ each: 1, all: 3 });
    expect(places.enter('2001:db8:0:1::1')).not.toBeNull();
    expect(places.enter('2001:db8:0:1::2')).toBeNull();
    expect(places.enter('2001:db8:0:2::1')).not.toBeNull();
  });
});
