import { failOnUnexpectedConsole } from './console';

if (typeof window !== 'undefined') require('./setup-browser');
failOnUnexpectedConsole();
