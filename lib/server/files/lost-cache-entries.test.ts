import { worker } from '@/tests/builders/browser/worker-sandbox';

const pack = (at = Date.now()) => ({
  at,
  texts: ['home'],
  responses: { '/': { type: 'text/html', policy: '', parts: [0] } },
  files: ['/_next/static/a.js'],
});

it.each(['/offline-pack/en', '/_next/static/a.js'])(
  'keeps %s in a browser that has lost it, and writes its address only after it is deleted',
  async (path) => {
    const { start, keep, kept, lose } = worker((url) =>
      url.includes('/offline-pack/') ? Response.json(pack()) : new Response('file'),
    );
    await start();
    lose(path);
    await keep();
    expect(kept().toSorted()).toEqual(['/_next/static/a.js', '/offline-pack/en']);
  },
);

it('keeps the old pack when a new one breaks off on its way', async () => {
  const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) }));
  let packs = [() => Response.json(pack(Date.now() - 3_600_000)), broken];
  const { start, keep, kept } = worker((url) => {
    if (!url.includes('/offline-pack/')) return new Response('file');
    const [next = broken, ...rest] = packs;
    packs = rest;
    return next();
  });
  await start();
  await keep();
  await keep();
  expect(packs).toEqual([]);
  expect(kept()).toContain('/offline-pack/en');
});
