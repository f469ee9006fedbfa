import type { HouseView } from '@/lib/contract/house-view';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA } from '@/tests/peers/two-hotels';
import { handleHouse } from './handle-house';

const gateway = gatewayToUpstream();

const read = (language = 'en', host = 'aurora.localhost:3000') =>
  handleHouse(new Request(`http://localhost/catalogue/${language}/house`, { headers: { host } }), language);

const withHouse = (house: object) => (path: string) => {
  if (path.includes('announcements')) return { status: 500, body: {} };
  if (!path.endsWith('/hotels/aurora')) return undefined;
  const hotel = { id: 1, uuid: AURORA.uuid, title: 'Aurora', ext_data: { house } };
  return { body: { data: { hotel, languages: [{ code: 'en' }] } } };
};

describe('GET /catalogue/{language}/house', () => {
  it('has what the hotel states, also when its announcements cannot be read, and no map that is not safe', async () => {
    gateway.instead = withHouse({
      check_out: '11:00',
      map: { address: 'Port 4', link: 'javascript:alert(1)' },
    });
    const response = await read();
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    const { today, facts }: HouseView = await response.json();
    expect([today, facts.map(({ kind }) => kind)]).toEqual([[], ['check-out']]);
  });

  it.each([
    ['a language that the hotel does not offer', 'ja', 'aurora.localhost:3000'],
    ['what is no language', '..', 'aurora.localhost:3000'],
    ['a host without a hotel', 'en', 'localhost:3000'],
  ])('is not found for %s', async (_title, language, host) => {
    gateway.instead = withHouse({});
    expect((await read(language, host)).status).toBe(404);
  });
});
