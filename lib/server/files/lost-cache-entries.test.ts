import { worker } from '@/tests/builders/browser/worker-sandbox';

const pack = {
  at: Date.now(),
  texts: ['home'],
  responses: { '/': { type: 'text/html', policy: '', parts: [0] } },
  files: ['/_next/static/a.js'],
};

it.each(['/offline-pack/en', '/_next/static/a.js'])(
  'keeps %s in a browser that has lost it, and writes its address only after it is deleted',
  async (path) => {
    const { start, keep, kept, lose } = worker((url) =>
      url.includes('/offline-pack/') ? Response.json(pack) : new Response('file'),
    );
    await start();
    lose(path);
    await keep();
    expect(kept().toSorted()).toEqual(['/_next/static/a.js', '/offline-pack/en']);
  },
);
