import { deviceExport } from './device-export';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);

it('exports every entry with its place, its purpose and its value as stored', () => {
  const text = deviceExport(
    [
      { place: 'local', key: 'fs_name', value: 'Zoë "Z" ☕' },
      { place: 'cookie', key: '_ga', value: '1' },
    ],
    { host: 'aurora.example', now: NOW },
  );
  expect(JSON.parse(text)).toEqual({
    host: 'aurora.example',
    exported_at: '2026-11-23T08:00:00.000Z',
    stored: [
      { place: 'local', key: 'fs_name', content: expect.stringContaining('name'), value: 'Zoë "Z" ☕' },
      { place: 'cookie', key: '_ga', content: null, value: '1' },
    ],
  });
});
