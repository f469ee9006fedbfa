/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { BILL_CALLS, BILLS_NOW, CHARGES, namedIn, openBills, roomCharge } from '@/tests/builders/screen/room-bills';

const network = fakeNetwork();
const stream = fakeDeskStream();

let savedFiles: Blob[] = [];
const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
beforeEach(() => {
  jest.useFakeTimers({ now: BILLS_NOW, doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'] });
  savedFiles = [];
  URL.createObjectURL = (file) => {
    savedFiles.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

const savedText = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(savedFiles[0] ?? new Blob());
  });
const open = (at: Parameters<typeof openBills>[1]) => openBills({ network, stream }, at);
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};

describe('rooms/RM19: a file in two steps', () => {
  it('marks exactly what it contains, also when more has come meanwhile', async () => {
    const hotel = await open({ open: CHARGES });
    await press('Save as CSV');
    const text = await savedText();
    expect(text.split('\r\n')).toHaveLength(CHARGES.length + 2);
    expect(screen.getByText(/Charges in the file: 3, in all 71\.00/)).toBeInTheDocument();
    expect(hotel.bodies).toEqual([]);
    hotel.open = [...CHARGES, roomCharge('1013')];
    await press('Mark as posted: 3');
    expect(namedIn(hotel)).toEqual([['post', 'order-1001 order', 'order-1009 order', 'order-1009 tip']]);
    expect(screen.queryByText(/Charges in the file/)).toBeNull();
    expect(screen.getByText('To post: 1', { selector: 'p > span' })).toBeInTheDocument();
  });

  it('of one room has that room alone, and can be left unmarked', async () => {
    const hotel = await open({ open: [...CHARGES, roomCharge('1010', { room: '102' })] });
    await press(/^Room\s*101/);
    await press('Save as CSV');
    expect(await savedText()).not.toContain('102"');
    await press('Not now');
    expect([screen.queryByText(/Charges in the file/), hotel.bodies]).toEqual([null, []]);
  });

  it('names what somebody has posted between the two steps, and marks the rest', async () => {
    const hotel = await open({ open: CHARGES });
    await press('Save as CSV');
    hotel.open = CHARGES.slice(0, 1);
    await press('Mark as posted: 3');
    expect(screen.getByRole('alert')).toHaveTextContent('Not posted again: #1009.');
    expect(screen.getByText('Posted: 1')).toBeInTheDocument();
  });

  it('keeps the second step when nobody answers, so that it can be repeated', async () => {
    await open({ open: CHARGES });
    await press('Save as CSV');
    network.respondTo(`POST ${BILL_CALLS}/post`, undefined);
    await press('Mark as posted: 3');
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    expect(screen.getByRole('button', { name: 'Mark as posted: 3' })).toBeEnabled();
  });

  it('saves no file when the charges cannot be read', async () => {
    await open({ open: CHARGES });
    network.respondTo(`POST ${BILL_CALLS}/open`, undefined);
    await press('Save as CSV');
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    expect(savedFiles).toEqual([]);
  });

  it('sends a long list in parts that a call takes', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => roomCharge(String(2_000 + index), { room: '102' }));
    const hotel = await open({ open: many });
    await press('Save as CSV');
    await press('Mark as posted: 1001');
    expect(hotel.bodies.map(({ charges }) => charges.length)).toEqual([500, 500, 1]);
    expect(hotel.open).toEqual([]);
  });
});
