import { byteRange, cutToRange } from './byte-range';

describe('a part of a file of ten bytes', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-30', { first: 8, last: 9 }],
    [' bytes=9-9 ', { first: 9, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=0-3', null],
    ['bytes=a-b', null],
    [null, null],
  ])('%j is %j', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it('an empty file has no part', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});

describe('a whole answer', () => {
  const cut = (asked: Record<string, string>) =>
    cutToRange(new Headers(asked), new Response('0123456789', { headers: { etag: '"v1"', 'content-length': '10' } }));

  it('is cut to the part that was asked for', async () => {
    const part = await cut({ range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect(part.headers.get('content-length')).toBeNull();
  });

  it('says how long it is to who asks past its end', async () => {
    const none = await cut({ range: 'bytes=10-' });
    expect([none.status, none.headers.get('content-range'), await none.text()]).toEqual([416, 'bytes */10', '']);
  });

  it('stays whole for who asks for no part, or for a part of another version', async () => {
    for (const asked of [{}, { range: 'bytes=2-4', 'if-range': '"v0"' }, { range: 'nonsense' }]) {
      const whole = await cut(asked);
      expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
        200,
        'bytes',
        '0123456789',
      ]);
    }
    expect((await cut({ range: 'bytes=2-4', 'if-range': '"v1"' })).status).toBe(206);
  });
});
