import type { HotelResponse } from '@/lib/contract/hotel';
import { option } from '@/tests/builders/orders/order-lines';
import { type HotelCode, orderOf, placedIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const guestOf = async (code: HotelCode, person: string) => {
    const { hotel } = (await platform.get(`/api/v1/hotels/${code}`)).body.data as HotelResponse;
    return platform.get(`/api/v1/public/hotels/${hotel.uuid}/guests/${person}`);
  };
  const order = async (code: HotelCode, changes = {}) =>
    placedIn(await platform.post('/api/v1/orders', orderOf(code, changes))).initiator?.uuid ?? '';
  const withDetails = (name: string, phone: string) => ({
    property: { properties: [option(5000, name), option(5001, phone)] },
  });

  it('returns the details that a guest gave last, and keeps earlier details that they did not give again', async () => {
    const person = await order('aurora', { ...withDetails('Ada Lovelace', '+34-600-000-000'), room_number: '101' });
    expect((await guestOf('aurora', person)).body).toEqual({
      data: { name: 'Ada Lovelace', idphone: '+34-600-000-000', reservations: [{ room_number: '101' }] },
    });
    await order('aurora', { person_uuid: person, room_number: '102' });
    expect((await guestOf('aurora', person.toUpperCase())).body.data).toMatchObject({
      name: 'Ada Lovelace',
      reservations: [{ room_number: '102' }],
    });
  });

  it('returns nothing for a guest of another hotel, and ignores an identity declared in the request', async () => {
    const person = await order('aurora', withDetails('Ada', '+34-600-000-000'));
    expect((await guestOf('bellevue', person)).status).toBe(404);
    expect(await order('bellevue', { person_uuid: person })).not.toBe(person);
    expect((await guestOf('bellevue', person)).status).toBe(404);
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'ada', '%00']) {
      expect((await guestOf('aurora', unknown)).status).toBe(404);
    }
    expect((await platform.get(`/api/v1/public/hotels/x/guests/${person}`)).status).toBe(404);
  });

  it('returns the client’s address only from trusted headers', async () => {
    const ipOf = async (headers: Record<string, string>) => (await platform.get('/api/v1/get-ip', headers)).body.data;
    expect(await ipOf({ 'x-guest-address': '203.0.113.7' })).toEqual({ ip: '203.0.113.7' });
    expect(await ipOf({ 'x-forwarded-for': '2001:db8::7' })).toEqual({ ip: '2001:db8::7' });
    expect(await ipOf({ 'x-guest-address': '<script>' })).toEqual({ ip: null });
    expect(await ipOf({})).toEqual({ ip: null });
  });

  it('returns the weather of a hotel that has some', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.weather = { temp: 27.5, description: { en: 'Sunny', de: 'Sonnig' }, icon: 'sun' };
    });
    await platform.restart();
    expect((await platform.get('/api/v1/hotels/1/get-weather-info')).body).toEqual({
      data: { weather: { temp: '27.5', description: { en: 'Sunny', de: 'Sonnig' }, icon: 'sun' } },
    });
    expect((await platform.get('/api/v1/hotels/2/get-weather-info')).body).toEqual({ data: null });
    expect((await platform.get('/api/v1/hotels/3/get-weather-info')).status).toBe(404);
  });
});
