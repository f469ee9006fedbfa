import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { PATIENCE } from '../scripts/parts/patience.mjs';
import { failOnUnexpectedConsole } from './console';
import { completeBrowser } from './jsdom';

if (typeof window !== 'undefined') completeBrowser();
failOnUnexpectedConsole();

configure({ asyncUtilTimeout: PATIENCE.oneThing });
