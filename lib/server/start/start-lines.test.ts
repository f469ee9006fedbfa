import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostRulesFrom } from '@/lib/domain/tenancy/host';
import { deskToken } from '../settings/desk-token';
import { hotelLines, problemLines, roomLines, terminalText, unknownHotelLines } from './start-lines';

const hotelOf = (code: string, title: string) => ({ code, title: { en: title } });

describe('the lines that the server prints when it starts', () => {
  it('prints one line per hotel with its address', () => {
    const hotels = [hotelOf('cala-verde', 'Cala Verde'), hotelOf('qasr', 'Qasr')];
    expect(hotelLines(hotels, { rules: hostRulesFrom({}), port: 3000, total: 2 })).toEqual([
      'Cala Verde  http://cala-verde.localhost:3000',
      'Qasr        http://qasr.localhost:3000',
    ]);
  });

  it('prints the hotel’s custom host if it has one', () => {
    const gate = hostRulesFrom({ ROOT_DOMAIN: 'example.com', TENANT_HOSTS: 'guest.grand.example=grand' });
    expect(hotelLines([hotelOf('grand', 'Grand')], { rules: gate, port: 80, total: 1 })).toEqual([
      'Grand  http://guest.grand.example',
    ]);
  });

  it('prints the first hotels and the number of the others', () => {
    const lines = hotelLines([hotelOf('grand', 'Grand')], { rules: hostRulesFrom({}), port: 3000, total: 1000 });
    expect(lines).toEqual(['Grand  http://grand.localhost:3000', 'and 999 more']);
  });

  it('prints the printed code of a room on this machine, and nowhere else', () => {
    const printed = [{ code: 'qasr', room: '101', path: '/r/token' }];
    expect(roomLines(printed, { rules: hostRulesFrom({}), port: 3000 })).toEqual([
      'Printed code of room 101: http://qasr.localhost:3000/r/token',
    ]);
    const real = hostRulesFrom({ ROOT_DOMAIN: 'example.com' });
    expect(roomLines(printed, { rules: real, port: 80 })).toEqual([]);
  });

  it('prints one line for each setting that names a hotel which is not served', () => {
    const named = [
      { setting: 'TENANT_HOSTS', value: 'guest.grand.example', code: 'grand' },
      { setting: 'AUTOPILOT', value: 'qasr', code: 'qasr' },
    ];
    expect(unknownHotelLines(named, new Set(['grand']))).toEqual([
      'TENANT_HOSTS: guest.grand.example names the hotel grand, and no such hotel is served.',
    ]);
  });

  it('prints the file, position and reason of every problem in a hotel’s files', () => {
    const problem = {
      file: 'hotels/aurora/hotel.json',
      line: 3,
      column: 5,
      path: 'id',
      reason: 'a number is expected',
    };
    expect(problemLines([{ hotel: 'aurora', problems: [problem], servesOldContent: true }])).toEqual([
      'aurora was not imported; its last good content is served:',
      '  hotels/aurora/hotel.json:3:5 id: a number is expected',
    ]);
  });
});

describe('the operator’s staff key', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('generates the operator’s key once, stores it, and makes it readable by its owner only', () => {
    const token = deskToken({ deskToken: null, dataDir: join(dataDir, 'new') });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(deskToken({ deskToken: null, dataDir: join(dataDir, 'new') })).toBe(token);
    expect(statSync(join(dataDir, 'new', 'desk-token')).mode & 0o777).toBe(0o600);
  });

  it('returns the operator’s key from the settings', () => {
    expect(deskToken({ deskToken: 'configured', dataDir })).toBe('configured');
  });
});

it('removes line breaks and terminal control characters from a hotel’s title', () => {
  const hostile = [{ code: 'aurora', title: { en: 'Aurora\u001b[2J\u009b31m\nReady: http://evil.example' } }];
  const text = terminalText(hotelLines(hostile, { rules: hostRulesFrom({}), port: 3000, total: 1 }));
  expect(text).toBe('Aurora�[2J�31m�Ready: http://evil.example  http://aurora.localhost:3000\n');
});
