import { readSettings, SettingsError } from './env';

describe('the settings from the environment', () => {
  it('uses the embedded platform with one database file when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      upstream: null,
      databaseUrl: 'file:./data/hotel.db',
      rateLimits: { orders: 10, messages: 30, uploads: 10, writes: 600 },
      upstreamTimes: { connect: 2_000, response: 10_000 },
      cancelToken: null,
      withdrawalEmail: null,
      retentionDays: 400,
      voice: { tokenUrl: null },
      trustProxy: [],
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ HOTEL_API_URL: '', PORT: '', LOG_LEVEL: '' })).toEqual(readSettings({}));
  });

  it('places the database file in the data folder', () => {
    expect(readSettings({ DATA_DIR: '/var/hotel' }).databaseUrl).toBe('file:/var/hotel/hotel.db');
  });

  it('accepts the address of the voice service with or without a final slash', () => {
    expect(readSettings({ VOICE_TOKEN_URL: 'https://voice.example.com/hotel/' }).voice.tokenUrl).toBe(
      'https://voice.example.com/hotel',
    );
  });

  it('has a service for translations only where its address is set', () => {
    expect(readSettings({}).translation).toBeNull();
    expect(readSettings({ TRANSLATE_KEY: 'secret' }).translation).toBeNull();
    const service = { TRANSLATE_URL: 'https://translate.example.com/', TRANSLATE_KEY: 'secret' };
    expect(readSettings(service).translation).toEqual({ url: 'https://translate.example.com', key: 'secret' });
  });

  it('has an identity provider for staff only where it is complete', () => {
    expect(readSettings({}).oidc).toBeNull();
    const client = { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a secret' };
    const complete = { OIDC_ISSUER: 'https://login.example.com/hotels/', ...client };
    expect(readSettings(complete).oidc).toEqual({
      // With its final slash: providers compare the whole text.
      issuer: 'https://login.example.com/hotels/',
      clientId: 'desk',
      clientSecret: 'a secret',
      title: 'login.example.com',
    });
    expect(readSettings({ ...complete, OIDC_TITLE: 'House accounts' }).oidc?.title).toBe('House accounts');
    for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
      expect(() => readSettings({ ...complete, [name]: '' })).toThrow(new RegExp(`^${name}: is missing`));
  });

  it.each([
    ['http://login.example.com', false],
    ['http://localhost.example.com', false],
    ['http://evil.example/localhost', false],
    ['https://user:secret@login.example.com', false],
    ['login.example.com', false],
    ['http://127.0.0.1:9000', true],
    ['http://login.localhost:9000/realm', true],
  ])('takes the identity provider %s: %s', (OIDC_ISSUER, isTaken) => {
    const read = () => readSettings({ OIDC_ISSUER, OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a secret' });
    if (isTaken) expect(read().oidc?.issuer).toBe(OIDC_ISSUER);
    else expect(read).toThrow(/^OIDC_ISSUER: must/);
  });

  it('enables the autopilot only for the hotels that the operator names', () => {
    expect(readSettings({}).autopilot).toEqual([]);
    expect(readSettings({ AUTOPILOT: 'off' }).autopilot).toEqual([]);
    expect(readSettings({ AUTOPILOT: 'cala-verde, qasr' }).autopilot).toEqual(['cala-verde', 'qasr']);
  });

  it('disables the rate limits only when RATE_LIMITS is off', () => {
    expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBeNull();
    expect(readSettings({ RATE_ORDERS_PER_MINUTE: '3' }).rateLimits).toMatchObject({ orders: 3, writes: 600 });
  });

  it.each([
    ['HOTEL_API_URL', 'api.example.com'],
    ['HOTEL_API_URL', 'https://api.example.com/api/v1'],
    ['HOTEL_API_URL', 'ftp://api.example.com'],
    ['DATABASE_URL', 'mysql://localhost/hotel'],
    ['DATABASE_URL', 'postgres://db:port/hotel'],
    ['TENANT_HOSTS', 'guest.grand.example'],
    ['TENANT_HOSTS', 'guest.grand.example=grand,=qasr'],
    ['TENANT_HOSTS', 'guest.grand.example=Grand Hotel'],
    ['DEFAULT_TENANT', 'Grand Hotel'],
    ['TENANT_HOST', 'guest.grand.example=grand'],
    ['DATABSE_URL', 'postgres://db/hotel'],
    ['AUTOPILOT', 'cala-verde, Grand Hotel'],
    ['PORT', 'eighty'],
    ['METRICS_PORT', '0'],
    ['DRAIN_SECONDS', 'ten'],
    ['DESK_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'maybe'],
    ['RETENTION_DAYS', '0'],
    ['TRUST_PROXY', 'loopback, everyone'],
    ['FIREBASE_DATABASE_URL', 'hotels'],
    ['FIREBASE_DATABASE_URL', 'http://127.0.0.1:9000'],
    ['UPSTREAM_CONNECT_TIMEOUT_MS', '0'],
    ['ANALYTICS_URL', 'count.example.com'],
    ['VOICE_TOKEN_URL', 'voice.example.com'],
    ['VOICE_REALTIME_URL', 'ws://voice.example.com'],
    ['TRANSLATE_URL', 'translate.example.com'],
    ['TRANSLATE_URL', 'https://user:secret@translate.example.com'],
    ['WITHDRAWAL_EMAIL', 'privacy at operator'],
    ['REGION', 'Atlantis'],
    ['CHAT_REGION', '../ru'],
    ['ROOT_DOMAIN', 'exa mple'],
    ['TENANT_HOSTS', 'guest.grand.example=grand, Guest.Grand.example=lido'],
    ['TRUSTED_PROXY', 'loopback'],
    ['IMAGE_HOSTS', 'cdn.example.com, https://x.example'],
    ['HSTS_SUBDOMAINS', 'yes'],
  ])('reports an error for the setting %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: (?!${name})`));
  });

  it('reports a misspelt setting beside the other errors', () => {
    expect(() => readSettings({ PORT: 'x', HOTEL_DIR: '/srv/hotels' })).toThrow(
      /^PORT: .*\nHOTEL_DIR: there is no such setting; HOTELS_DIR is meant\?$/s,
    );
  });

  it('reports every invalid setting at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /s);
  });

  it('refuses a realtime database without an upstream', () => {
    const firebase = { FIREBASE_DATABASE_URL: 'https://x.firebaseio.com' };
    expect(() => readSettings(firebase)).toThrow(/FIREBASE_DATABASE_URL: belongs to an upstream/);
    expect(readSettings({ ...firebase, HOTEL_API_URL: 'https://api.example.com/' }).upstream).toBe(
      'https://api.example.com',
    );
  });

  it('refuses a file of variations without an upstream', () => {
    const file = { VARIATIONS_FILE: '/etc/hotel/variations.json' };
    expect(() => readSettings(file)).toThrow(/VARIATIONS_FILE: belongs to an upstream/);
    expect(readSettings({ ...file, HOTEL_API_URL: 'https://api.example.com' }).variationsFile).toBe(
      '/etc/hotel/variations.json',
    );
  });

  it('returns the realtime database with its region, and a separate region for chats', () => {
    const upstream = { HOTEL_API_URL: 'https://api.example.com', FIREBASE_DATABASE_URL: 'https://x.firebaseio.com' };
    const alone = { databaseURL: 'https://x.firebaseio.com', apiKey: null, projectId: null, appId: null };
    expect(readSettings({}).realtime).toBeNull();
    expect(readSettings(upstream).realtime).toEqual({ ...alone, region: 'eu', chatRegion: 'ru' });
    expect(readSettings({ ...upstream, FIREBASE_API_KEY: 'k', REGION: 'uk', CHAT_REGION: 'CA' }).realtime).toEqual({
      ...alone,
      apiKey: 'k',
      region: 'uk',
      chatRegion: 'ca',
    });
  });
});
