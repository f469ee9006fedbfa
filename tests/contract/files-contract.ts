import type { Endpoint } from '@/lib/contract/call';
import type { TestedHotel } from './guest-order';

/** Tests of pictures and other files of a hotel. Rules: platform-calls/W18, files/FI1, security/SC4. */
export function filesContract(tested: () => TestedHotel, endpoint: () => Endpoint): void {
  const ask = (path: string) => {
    const { base, send } = endpoint();
    return send(new Request(new URL(path, base)));
  };

  it('serves the hotel’s logo as a picture that cannot run scripts', async () => {
    const { logo } = tested().hotel;
    // A hotel may have no logo, or one on another host.
    if (logo === null || !logo.startsWith('/storage/')) return;
    const response = await ask(logo);
    const type = response.headers.get('content-type') ?? '';
    expect([response.status, type.split('/')[0]]).toEqual([200, 'image']);
    if (type.includes('svg')) expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('responds with 404 for an unknown file, however its path is encoded', async () => {
    for (const path of ['/storage/no-such-file.webp', '/storage/..%2f..%2fpackage.json', '/storage/%00'])
      expect((await ask(path)).status).toBe(404);
  });
}
