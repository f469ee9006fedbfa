import { orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { COLA, openKitchenAndBar } from '@/tests/builders/platform/kitchen-and-bar';
import { memberAt, type SignedInMember } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { readAtDesk } from '@/tests/builders/telephone/phoned-orders';

/** What a narrowed person may do with an order that has lines of others too. Rule: staff/SP3. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  let barkeeper: SignedInMember;
  let both: string;
  let drink: string;

  const place = async (products: ReturnType<typeof soup>[]) => {
    const body = orderOf('aurora', { products });
    await platform.post('/api/v1/orders', body);
    return body.uuid;
  };
  /** Makes a call for an order; its status, and what the order is then. */
  const call = async (member: SignedInMember, uuid: string, path: string, body: object = {}) => {
    const { status } = await member.desk(`/orders/${uuid}/${path}`, body);
    return [status, (await readAtDesk(platform, uuid)).ostatus_id];
  };

  /** A kitchen and a bar: an order of both with the lines 1 and 2, one of the bar, and a person of the bar. */
  beforeEach(async () => {
    await openKitchenAndBar(platform);
    [both, drink] = [await place([soup(4.5), COLA]), await place([COLA])];
    barkeeper = await memberAt(platform, 'aurora', { role: 'station', stations: ['bar'] });
  });

  it('neither puts on its way nor ends what others still make', async () => {
    const refused = await barkeeper.desk(`/orders/${both}/accept`, {});
    expect([refused.status, refused.body.data]).toMatchObject([403, { data: { lines: ['are not yours'] } }]);
    expect(await call(barkeeper, both, 'approve')).toEqual([200, 'approved']);
    for (const action of ['accept', 'done', 'cancel', 'expire'])
      expect([action, ...(await call(barkeeper, both, action))]).toEqual([action, 403, 'approved']);
  });

  it('puts it on its way and ends it once the others are ready, and never cancels it', async () => {
    await call(barkeeper, both, 'approve');
    await platform.desk('aurora', `/orders/${both}/ready`, { lines: [1] });
    expect(await call(barkeeper, both, 'cancel')).toEqual([403, 'approved']);
    expect(await call(barkeeper, both, 'accept')).toEqual([200, 'accepted']);
    for (const action of ['cancel', 'expire']) expect(await call(barkeeper, both, action)).toEqual([403, 'accepted']);
    expect(await call(barkeeper, both, 'done')).toEqual([200, 'done']);
  });

  it('gives more time to and ends what somebody else has put on its way', async () => {
    await platform.desk('aurora', `/orders/${both}/accept`, {});
    expect(await call(barkeeper, both, 'accept', { expected_seconds: 600 })).toEqual([200, 'accepted']);
    expect(await call(barkeeper, both, 'done')).toEqual([200, 'done']);
  });

  it('takes back a move, and an end that was too early', async () => {
    const version = async () => (await readAtDesk(platform, both)).version;
    await call(barkeeper, both, 'approve', { version: await version() });
    expect(await call(barkeeper, both, 'undo', { version: await version() })).toEqual([200, 'draft']);
    await platform.desk('aurora', `/orders/${both}/accept`, {});
    await call(barkeeper, both, 'done');
    expect(await call(barkeeper, both, 'reopen', { version: await version() })).toEqual([200, 'accepted']);
  });

  it('leaves nothing of an order of own lines alone out', async () => {
    expect(await call(barkeeper, drink, 'accept')).toEqual([200, 'accepted']);
    expect(await call(barkeeper, drink, 'cancel')).toEqual([200, 'cancelled']);
  });

  it('leaves it to a person of everything to cancel an order of several stations', async () => {
    const everything = await memberAt(platform, 'aurora', { role: 'station' });
    expect(await call(everything, both, 'cancel')).toEqual([200, 'cancelled']);
  });
});
