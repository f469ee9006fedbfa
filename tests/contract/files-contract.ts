import type { Endpoint } from '@/lib/contract/call';
import type { Ground } from './guest-order';

/** Pictures and other files that a hotel shows. Rules: platform-calls/W18, files/FI1, security/SC4. */
export function filesContract(ground: () => Ground, way: () => Endpoint): void {
  const ask = (path: string) => {
    const { base, send } = way();
    return send(new Request(new URL(path, base)));
  };

  it('the hotel’s own logo is a picture, and can run nothing', async () => {
    const { logo } = ground().hotel;
    // A hotel need not have one, and may keep it elsewhere.
    if (logo === null || !logo.startsWith('/storage/')) return;
    const answer = await ask(logo);
    const type = answer.headers.get('content-type') ?? '';
    expect([answer.status, type.split('/')[0]]).toEqual([200, 'image']);
    if (type.includes('svg')) expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('a file that is not there is not found, however the way to it is written', async () => {
    for (const path of ['/storage/no-such-file.webp', '/storage/..%2f..%2fpackage.json', '/storage/%00'])
      expect((await ask(path)).status).toBe(404);
  });
}
