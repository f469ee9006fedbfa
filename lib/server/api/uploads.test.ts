import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { GUEST_CHAT } from '@/tests/peers/two-hotels';

/** Maximum simultaneous uploads of one address. */
const PLACES = 8;

const gateway = gatewayToUpstream({
  settings: {
    DESK_TOKEN: 'the-token-of-the-operator',
    RATE_UPLOADS_PER_MINUTE: '1000',
    RATE_UPLOAD_MB_PER_HOUR: '100',
  },
});

type Body = ReadableStream<Uint8Array> | string;

const upload = (address: string, body: Body, length?: number): Promise<Response> => {
  const headers = {
    'x-forwarded-for': address,
    'content-type': 'multipart/form-data; boundary=x',
    ...(length !== undefined && { 'content-length': String(length) }),
  };
  return gateway.call(`public/chat/${GUEST_CHAT}/files`, { method: 'POST', body, headers, duplex: 'half' });
};

/** A body that sends no byte until the test ends it. */
function silence(): { body: ReadableStream<Uint8Array>; end(): void } {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => controller.close();
    },
  });
  return { body, end };
}

describe('uploads that stall', () => {
  it('limits the simultaneous uploads of one address, and accepts new ones after they have ended', async () => {
    const guests = Array.from({ length: PLACES }, silence);
    const responses = guests.map(({ body }) => upload('203.0.113.7', body));
    const more = await upload('203.0.113.7', '--x--', 5);
    expect([more.status, Number(more.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await upload('198.51.100.9', '--x--', 5)).status).toBe(200);
    for (const { end } of guests) end();
    await Promise.all(responses);
    expect((await upload('203.0.113.7', '--x--', 5)).status).toBe(200);
  });

  it('aborts an upload that sends no byte for 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
    const { body } = silence();
    const response = upload('192.0.2.1', body);
    let status: number | undefined;
    void response.then((response) => {
      status = response.status;
    });
    const pass = async (milliseconds: number) => {
      for (let step = 0; step < 10; step += 1) await new Promise((done) => setImmediate(done));
      jest.advanceTimersByTime(milliseconds);
      for (let step = 0; step < 10; step += 1) await new Promise((done) => setImmediate(done));
    };
    await pass(14_000);
    expect(status).toBeUndefined();
    await pass(1_000);
    jest.useRealTimers();
    expect((await response).status).toBe(503);
  });
});

describe('the upload bytes of one address', () => {
  it('counts an upload’s bytes before reading them, using the declared length or else the maximum', async () => {
    const address = '192.0.2.7';
    const undeclared = () => upload(address, new Blob(['--x--']).stream());
    for (let time = 0; time < 9; time += 1) expect((await undeclared()).status).toBe(200);
    expect((await upload(address, '--x--', 5)).status).toBe(200);
    const more = await undeclared();
    expect([more.status, Number(more.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect((await upload('192.0.2.8', '--x--', 5)).status).toBe(200);
  });
});
