import '@testing-library/jest-dom';
import { failOnUnexpectedConsole } from './console';
import { completeBrowser } from './jsdom';

if (typeof window !== 'undefined') completeBrowser();
failOnUnexpectedConsole();
