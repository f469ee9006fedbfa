// `npm run contract -- URL CODE`: checks that a platform fulfils the calls of the contract.
import { join } from 'node:path';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';

async function main() {
  const [url = '', code = '', ...more] = process.argv.slice(2);
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || code === '' || more.length > 0) {
    console.error('npm run contract -- URL CODE   for example: http://cala-verde.localhost:3000 cala-verde');
    console.error(
      'Orders are placed and cancelled there, and a chat is begun: choose a hotel that is made for trying.',
    );
    return 2;
  }
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  return run(projectNode(), [jest, '--verbose', '--testMatch', '<rootDir>/tests/contract/by-address.ts'], {
    env: { ...withProjectNode(), CONTRACT_URL: url, CONTRACT_CODE: code },
  });
}

process.exitCode = await main();
