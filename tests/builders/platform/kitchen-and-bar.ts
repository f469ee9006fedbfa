import type { TestPlatform } from './embedded-platform';

/** A line of one cola of the bar. */
export const COLA = { product: { id: 700, property: null }, quantity: 1, total_price: 3, from_recommendation: false };

/** Gives aurora a bar beside its kitchen, each a station with a printer, and starts the platform again. */
export async function openKitchenAndBar(platform: TestPlatform): Promise<void> {
  platform.files.write('aurora/sections/70-bar.json', {
    ...{ id: 70, title: 'Bar' },
    products: [{ id: 700, title: 'Cola', price: 3 }],
  });
  platform.files.change('aurora/hotel.json', (hotel) => {
    const stations = [
      { id: 'kitchen', title: { en: 'Kitchen' }, sections: [10], printer: 'star' },
      { id: 'bar', title: { en: 'Bar' }, sections: [70], printer: 'epson' },
    ];
    const printers = [
      { id: 'star', title: { en: 'Star' }, kind: 'cloudprnt', width: 80 },
      { id: 'epson', title: { en: 'Epson' }, kind: 'cloudprnt', width: 80 },
    ];
    hotel.ext_data = { ...Object(hotel.ext_data), desk: { stations, printers } };
  });
  await platform.restart();
}
