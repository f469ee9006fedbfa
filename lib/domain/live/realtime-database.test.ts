import { realtimeDatabase, realtimeSources } from './realtime-database';

describe('realtimeDatabase', () => {
  it.each([
    ['https://hotels.firebaseio.com', { secure: true, host: 'hotels.firebaseio.com', port: null }],
    ['https://Hotels.FirebaseIO.com/', { secure: true, host: 'hotels.firebaseio.com', port: null }],
    ['https://live.example?ns=hotels', { secure: true, host: 'live.example', port: null }],
    ['http://127.0.0.1:9000?ns=hotels', { secure: false, host: '127.0.0.1', port: '9000' }],
    ['http://localhost:9000/?ns=hotels', { secure: false, host: 'localhost', port: '9000' }],
  ])('parses %s', (address, database) => {
    expect(realtimeDatabase(address)).toEqual(database);
  });

  it.each([
    '',
    'hotels.firebaseio.com',
    'ftp://hotels.firebaseio.com',
    'https://hotels.firebaseio.com/some/path',
    'https://example.com',
    'http://127.0.0.1:9000',
    'http://127.0.0.1?ns=hotels',
    "https://a.b.c; script-src 'unsafe-inline'",
    'https://a.b.c https://d.e.f',
    'https://*.b.c',
    'https://user:key@a.b.c',
  ])('rejects %j', (address) => {
    expect(realtimeDatabase(address)).toBeNull();
    expect(realtimeSources(address)).toEqual([]);
  });
});

describe('realtimeSources', () => {
  it('allows the whole domain of the hosted service, which redirects its clients to one of its machines', () => {
    expect(realtimeSources('https://hotels.firebaseio.com')).toEqual(['wss://*.firebaseio.com']);
    expect(realtimeSources('https://hotels.europe-west1.firebasedatabase.app')).toEqual([
      'wss://*.europe-west1.firebasedatabase.app',
    ]);
  });

  it('allows only one host for other addresses', () => {
    expect(realtimeSources('https://live.hotels.example:8443')).toEqual(['wss://live.hotels.example:8443']);
    expect(realtimeSources('https://evilfirebaseio.com?ns=a')).toEqual(['wss://evilfirebaseio.com']);
    expect(realtimeSources('http://127.0.0.1:9000?ns=hotels')).toEqual(['ws://127.0.0.1:9000']);
  });

  it('allows nothing without a database', () => {
    expect(realtimeSources(undefined)).toEqual([]);
  });
});
