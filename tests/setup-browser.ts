import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { PATIENCE } from '../scripts/parts/patience.mjs';
import { completeBrowser } from './jsdom';

completeBrowser();
configure({ asyncUtilTimeout: PATIENCE.oneThing });
