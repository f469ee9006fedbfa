import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA } from '@/tests/peers/two-hotels';
import { loadHero, weatherView } from './load-hero';

const GUEST = { language: 'de', locale: 'de-AT' } as const;

describe('weatherView', () => {
  it.each([
    [
      'a number and an icon name',
      { temp: '27', description: { de: 'Sonnig' }, icon: '01d' },
      { temperature: '27 °C', text: 'Sonnig', picture: null, icon: 'sun' },
    ],
    [
      'a picture',
      { temp: null, description: 'Rain', icon: '/storage/emoji/1f327.webp' },
      { temperature: '', text: 'Rain', picture: '/storage/emoji/1f327.webp', icon: null },
    ],
    [
      'an unknown icon',
      { temp: '3', description: '', icon: 'x' },
      { temperature: '3 °C', text: '', picture: null, icon: null },
    ],
    ['nothing but an icon', { temp: ' ', description: '', icon: 'sun' }, null],
  ])('shows %s', (_what, weather, expected) => {
    const view = weatherView(weather, GUEST);
    expect(view && { ...view, temperature: view.temperature.replace(/\s/g, ' ') }).toEqual(expected);
  });
});

describe('loadHero', () => {
  const gateway = gatewayToUpstream();
  const hotel = (parts: object) => (path: string) =>
    path.endsWith('/hotels/aurora')
      ? { body: { data: { hotel: { id: 1, uuid: AURORA.uuid, title: 'Aurora', ...parts }, languages: [] } } }
      : undefined;
  const view = { code: 'aurora', ...GUEST } as Parameters<typeof loadHero>[0];

  it('returns the film with its poster', async () => {
    gateway.instead = hotel({ ext_data: { video: { webm: 'a.webm', poster: 'a.webp' } } });
    expect(await loadHero(view)).toMatchObject({
      film: { webm: '/storage/a.webm', mp4: null },
      poster: '/storage/a.webp',
    });
  });

  it('takes the picture of the first banner for a missing poster', async () => {
    gateway.instead = hotel({ banners: [{ title: 'A' }, { title: 'B', image: 'b.jpg' }] });
    expect(await loadHero(view)).toMatchObject({ film: null, poster: '/storage/b.jpg' });
  });

  it('shows no weather when it cannot be fetched', async () => {
    gateway.instead = (path) => (path.includes('weather') ? { status: 500, body: {} } : hotel({})(path));
    expect(await loadHero(view)).toEqual({ film: null, poster: null, weather: null });
  });
});
