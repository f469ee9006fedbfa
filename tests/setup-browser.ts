import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TEST_TIMEOUTS } from '../scripts/parts/test-timeouts.mjs';
import { completeBrowser } from './jsdom';

completeBrowser();
configure({ asyncUtilTimeout: TEST_TIMEOUTS.condition });
