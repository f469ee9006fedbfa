/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { Receipt } from './receipt';

const IMPRINT = 'GET /api/v1/hotels/1/get-public-info/impressum';
const uuidOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const checkOf = (...uuids: string[]) =>
  `GET /api/v1/hotels/cala-verde/orders/check?${uuids.map((uuid) => `order_uuids%5B%5D=${uuid}`).join('&')}`;
const network = fakeNetwork();

let device: ReturnType<typeof fakeDevice>;

const done = order({ uuid: uuidOf(1), ostatus_id: 'done', comment: 'Ring twice' });

beforeEach(() => {
  device = fakeDevice();
  orderUuids.changeNow(() => [done.uuid]);
  network.respondTo(IMPRINT, { data: { en: '<p>Cala Verde Hotels, S.L.</p>' } });
  network.respondTo(checkOf(done.uuid), orderGroups({ histories: [done] }));
});

afterEach(() => device.restore());

describe('The receipt of an order', () => {
  it('shows the finished order of this device with the hotel’s name and imprint', async () => {
    renderInHotel(<Receipt num="1048" />);
    const receipt = within(await screen.findByRole('article', { name: 'Order #1048' }));
    expect(receipt.getByText('Margherita pizza')).toBeVisible();
    expect(receipt.getByText('Total').parentElement).toHaveTextContent(/34\.10/);
    expect(receipt.getByText('18 Jun 2026, 19:58')).toBeVisible();
    expect(receipt.getByText('214')).toBeVisible();
    expect(receipt.getByText('Cash at the door')).toBeVisible();
    expect(await receipt.findByText('Cala Verde Hotels, S.L.')).toBeVisible();
    expect(receipt.queryByText(/Ring twice/)).toBeNull();
  });

  it('says what the kitchen knows of the guest, in the guest’s words and the kitchen’s', async () => {
    const kitchen = ['Alergias: leche', 'Dieta: vegano'];
    const noted = { ...done, food_note: { allergens: ['milk'], diets: ['vegan'], kitchen, language: 'es' } } as const;
    network.respondTo(checkOf(done.uuid), orderGroups({ histories: [noted] }));
    renderInHotel(<Receipt num="1048" />);
    const receipt = within(await screen.findByRole('article', { name: 'Order #1048' }));
    expect(receipt.getByText('Tell the kitchen: milk, vegan')).toBeVisible();
    for (const sentence of kitchen) expect(receipt.getByText(sentence)).toHaveAttribute('lang', 'es');
  });

  it('repeats its lines in the hotel’s first language for a guest with another', async () => {
    const size = { id: 1, property: { title: { en: 'Size', es: 'Tamaño' } }, value: 'Large', quantity: null };
    const properties = [{ ...size, choice: { title: { en: 'Large', es: 'Grande' } } }];
    const product = { title: { en: 'Pizza', es: 'Pizza casera' } };
    const products = done.products.slice(0, 1).map((line) => ({ ...line, product, properties }));
    network.respondTo(checkOf(done.uuid), orderGroups({ histories: [{ ...done, products }] }));
    const languages = ['es', 'en'].map((code) => ({ code, name: code, flag: code, label: code }));
    renderInHotel(<Receipt num="1048" />, hotelView({ languages }));
    const receipt = within(await screen.findByRole('article', { name: 'Order #1048' }));
    expect(receipt.getByText('Size: \u2068Large\u2069')).toBeVisible();
    expect(receipt.getByText('Pizza casera, Tamaño: \u2068Grande\u2069')).toHaveAttribute('lang', 'es');
  });

  it('carries the code of the platform with the address that checks it, and none without one', async () => {
    network.respondTo(checkOf(done.uuid), orderGroups({ histories: [{ ...done, receipt_code: '1048-aB_9' }] }));
    const { unmount } = renderInHotel(<Receipt num="1048" />);
    const link = await screen.findByRole('link', { name: /1048-aB_9$/ });
    expect(link).toHaveAttribute('href', '/receipt/1048-aB_9');
    expect(link).toHaveTextContent(`${window.location.host}/receipt/1048-aB_9`);
    unmount();
    network.respondTo(checkOf(done.uuid), orderGroups({ histories: [done] }));
    renderInHotel(<Receipt num="1048" />);
    await screen.findByRole('article', { name: 'Order #1048' });
    expect(screen.queryByText(/Scan the code/)).toBeNull();
  });

  it('is printed by the browser of a desktop', async () => {
    device.restore();
    device = fakeDevice({ width: 1280 });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderInHotel(<Receipt num="1048" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is shared as text by a phone', async () => {
    const share = jest.fn(async () => undefined);
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    renderInHotel(<Receipt num="1048" />);
    const article = await screen.findByRole('article', { name: 'Order #1048' });
    Object.defineProperty(article, 'innerText', { value: 'Margherita pizza\n34.10 €' });
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Cala Verde #1048', text: 'Margherita pizza\n34.10 €' });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is saved as a file by a phone that shares nothing', async () => {
    const created = jest.fn(() => 'blob:receipt');
    URL.createObjectURL = created;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderInHotel(<Receipt num="1048" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(created).toHaveBeenCalledWith(expect.any(Blob));
    expect(click.mock.contexts).toMatchObject([{ download: 'receipt-1048.txt' }]);
    click.mockRestore();
  });

  it.each([['1049'], ['1050'], [''], [null], [uuidOf(1)]])(
    'shows nothing for the number %j, which is no finished order of this device',
    async (num) => {
      network.respondTo(
        checkOf(done.uuid),
        orderGroups({ pending: [order({ uuid: uuidOf(2), num: '1050', ostatus_id: 'approved' })], histories: [done] }),
      );
      renderInHotel(<Receipt num={num} />);
      expect(await screen.findByText('There is no receipt with this number on this phone.')).toBeVisible();
      expect(screen.queryByRole('article')).toBeNull();
    },
  );

  it('is looked for among all orders of the device', async () => {
    const uuids = Array.from({ length: 60 }, (_, index) => uuidOf(index + 1));
    orderUuids.changeNow(() => uuids);
    network.respondTo(
      checkOf(...uuids.slice(10)),
      orderGroups({ histories: [order({ num: '2000', ostatus_id: 'done' })] }),
    );
    network.respondTo(checkOf(...uuids.slice(0, 10)), orderGroups({ histories: [done] }));
    renderInHotel(<Receipt num="1048" />);
    expect(await screen.findByRole('article', { name: 'Order #1048' })).toBeVisible();
  });

  it('says that the orders could not be loaded, and tries again', async () => {
    network.respondTo(checkOf(done.uuid), undefined);
    renderInHotel(<Receipt num="1048" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded just now.');
    network.respondTo(checkOf(done.uuid), orderGroups({ histories: [done] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Order #1048' })).toBeVisible();
  });
});
