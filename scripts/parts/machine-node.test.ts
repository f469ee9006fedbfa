import { whyTooOld } from './machine-node.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const mac = { platform: 'darwin', arch: 'arm64' };

describe('the check of a machine’s Node', () => {
  it.each([
    ['v20.0.0', linux],
    ['v24.21.0', linux],
    ['v22.22.0', mac],
    ['v24.0.0', { platform: 'win32', arch: 'x64' }],
  ])('accepts Node %s on %o', (version, machine) => {
    expect(whyTooOld({ version, ...machine })).toBe('');
  });

  it('refuses an old Node with one sentence that contains both versions', () => {
    expect(whyTooOld({ version: 'v18.20.8', ...linux })).toMatch(/^This project needs Node 20 or newer.*v18\.20\.8/);
  });

  it('requires a newer Node on machines for which the packages contain none', () => {
    expect(whyTooOld({ version: 'v20.20.2', ...mac })).toMatch(/needs Node 22\.22 or newer on darwin-arm64/);
  });
});
