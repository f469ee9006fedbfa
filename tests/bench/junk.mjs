// Sends 10,000 corrupted responses of an upstream through the gateway, and checks that it returns only canonical responses.
import { join } from 'node:path';
import { projectNode, withProjectNode } from '../../scripts/parts/project-node.mjs';
import { run } from '../../scripts/parts/run.mjs';

const RUNS = '10000';

process.exitCode = await run(
  projectNode(),
  [join('node_modules', 'jest', 'bin', 'jest.js'), '--verbose', join('tests', 'contract', 'gateway-junk')],
  { env: { ...withProjectNode(), JUNK_RUNS: RUNS } },
);
