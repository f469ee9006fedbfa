import { PRINTER_STATES } from './printer';
import { countPrinters, needsSomebody } from './printer-attention';

it('sends somebody to a printer that cannot print, and not to one that is not set up yet', () => {
  expect(PRINTER_STATES.filter(needsSomebody)).toEqual(['no-paper', 'cover-open', 'error', 'lost']);
});

it('counts the printers to which somebody has to go, and none before they are read', () => {
  expect(countPrinters(null)).toBe(0);
  expect(countPrinters(PRINTER_STATES.map((state) => ({ state })))).toBe(4);
});
