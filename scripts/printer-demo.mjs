// `npm run printer-demo`: serves the built app like `npm start`, with the printers of the demo hotels on this machine. A page
// shows each ticket as a picture.
import { demoPrinters } from './parts/demo-printers.mjs';
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const PAGE_PORT = 3080;

readEnvFiles();
const { startPrinterDemo } = await loadTypeScript('tests/peers/printer-demo/start-printer-demo.ts');
const { origin } = await startPrinterDemo(await demoPrinters(process.env), { port: PAGE_PORT });
console.log(`The printers of the demo hotels print at ${origin}. The hotels' addresses are printed below.`);
await import('./start.mjs');
