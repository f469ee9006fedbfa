// 10,000 spoilt answers of an upstream, and whether anything but canonical answers gets past the gateway.
import { join } from 'node:path';
import { projectNode, withProjectNode } from '../../scripts/parts/project-node.mjs';
import { run } from '../../scripts/parts/run.mjs';

const RUNS = '10000';

process.exitCode = await run(
  projectNode(),
  [join('node_modules', 'jest', 'bin', 'jest.js'), '--verbose', join('tests', 'contract', 'gateway-junk')],
  { env: { ...withProjectNode(), JUNK_RUNS: RUNS } },
);
