import { guestOrder, NOON, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';

onEachStore((emptyStore, kind) => {
  let platform: TestPlatform;
  let printing: ReturnType<typeof ticketPrinting>;
  let clock: number;
  beforeEach(async () => {
    platform = await printingPlatform(await emptyStore(), { aurora: CLOUD_PRINTERS, bellevue: CLOUD_PRINTERS });
    clock = Date.parse(NOON);
    printing = ticketPrinting(platform, () => new Date(clock));
  });
  afterEach(async () => {
    await printing.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const pass = async (seconds: number) => {
    platform.advanceSeconds(seconds);
    clock += seconds * 1000;
    await platform.app.ticketWatch.runOnce();
  };
  const listed = async (uuid: string) => (await ticketsOf(platform, uuid)).map(inShort);
  const take = async (printer = 'star') => {
    const ticket = await printing.take(printer);
    if (ticket === null) throw new Error('nothing waits');
    return ticket;
  };
  const inKitchen = async (uuid: string) => (await guestOrder(platform, 'aurora', uuid))?.in_kitchen_at;

  // Rule: tickets/TK7.
  it('stores a ticket as sent before it hands it out, and hands it out once', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const announced = await printing.next('star');
    const ticket = await take();
    expect(ticket.id).toBe(announced);
    expect(ticket).toMatchObject({ state: 'sent', attempts: 1, printer: 'star', sent_at: NOON });
    expect(await ticketsOf(platform, uuid)).toMatchObject([{ state: 'sent', due_at: '2026-05-01T10:00:30.000Z' }]);
    expect([await printing.next('star'), await printing.take('star')]).toEqual([null, null]);
  });

  it('hands a ticket out to one of two processes that ask at once', async () => {
    await orderFor(platform, 'aurora');
    // Only one process can use SQLite.
    const other = kind === 'sqlite' ? printing : ticketPrinting(platform, () => new Date(clock));
    const taken = await Promise.all([printing.take('star'), other.take('star')]);
    if (other !== printing) await other.close();
    expect(taken.filter((ticket) => ticket !== null)).toHaveLength(1);
  });

  it('never hands a ticket to the printer of another station, nor to one of another hotel', async () => {
    await orderFor(platform, 'aurora', ['bar']);
    expect(await printing.take('star')).toBeNull();
    expect(await printing.take('epson', undefined, 'bellevue')).toBeNull();
    expect(await printing.take('nobody')).toBeNull();
    expect((await take('epson')).station).toBe('bar');
  });

  it('hands out the oldest first, and only the one that was announced', async () => {
    const first = await orderFor(platform, 'aurora');
    await orderFor(platform, 'aurora');
    const announced = await printing.next('star');
    expect(await printing.take('star', 'another id')).toBeNull();
    expect(await printing.take('star', announced ?? '')).toMatchObject({ id: announced, order_uuid: first.uuid });
    expect(await printing.take('star', announced ?? '')).toBeNull();
  });

  it('prints a correction only after what it corrects', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const { id } = await take();
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect(await printing.take('star')).toBeNull();
    await printing.confirm('star', id);
    expect((await take()).content.correction?.reasons).toEqual(['cancelled']);
  });

  // Rule: tickets/TK16.
  it('tells the guest that the order is in the kitchen from the confirmation, and only from it', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    expect(await inKitchen(uuid)).toBeNull();
    const { id } = await take();
    expect(await inKitchen(uuid)).toBeNull();
    await printing.fail('star', id);
    expect(await inKitchen(uuid)).toBeNull();
    await pass(5);
    await printing.confirm('star', (await take()).id);
    expect(await inKitchen(uuid)).toBe('2026-05-01T10:00:05.000Z');
    expect(printing.events).toMatchObject([{ type: 'order-updated', order_uuid: uuid }]);
  });

  it('tells the guest nothing by a correction', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await take();
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    await pass(30);
    await printing.confirm('star', (await take()).id);
    expect(await listed(uuid)).toEqual(['kitchen order given-up', 'kitchen cancelled printed']);
    expect(await inKitchen(uuid)).toBeNull();
  });

  it('refuses confirmations of tickets that were not handed out to the printer', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const [waiting] = await ticketsOf(platform, uuid);
    expect(await printing.confirm('star', waiting?.id ?? '')).toBe('foreign');
    const { id } = await take();
    expect(await printing.confirm('epson', id)).toBe('foreign');
    expect(await printing.confirm('star', id, 'bellevue')).toBe('foreign');
    expect(await printing.confirm('star', 'nothing')).toBe('foreign');
    expect(await listed(uuid)).toEqual(['kitchen order sent']);
    expect(printing.events).toEqual([]);
  });

  it('takes a confirmation that comes twice once', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const { id } = await take();
    const answers = await Promise.all([printing.confirm('star', id), printing.confirm('star', id)]);
    expect(answers.sort()).toEqual(['already', 'printed']);
    await printing.fail('star', id);
    await printing.giveBack('star', id);
    expect(await listed(uuid)).toEqual(['kitchen order printed']);
  });

  // Rule: tickets/TK8.
  it('sends a copy of what was not confirmed within the lease, which says that it is one', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const first = await take();
    await pass(29);
    expect(await printing.take('star')).toBeNull();
    await pass(1);
    const copy = await take();
    expect(copy).toMatchObject({ copy: { of: first.id, reason: 'unconfirmed', words: null }, content: first.content });
    expect(await listed(uuid)).toEqual(['kitchen order given-up', 'kitchen copy of order sent']);
  });

  it('sends one copy when two processes find the lease ended', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await take();
    platform.advanceSeconds(31);
    await Promise.all([platform.app.ticketWatch.runOnce(), platform.app.ticketWatch.runOnce()]);
    expect(await listed(uuid)).toEqual(['kitchen order given-up', 'kitchen copy of order waiting']);
  });

  it('goes on with the copy after a restart, and names the first ticket in copies of copies', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const first = await take();
    await platform.restart();
    await pass(31);
    const second = await take();
    await pass(31);
    expect(await printing.take('star')).toBeNull();
    await pass(5);
    const third = await take();
    expect([second.copy?.of, third.copy?.of, third.attempts]).toEqual([first.id, first.id, 3]);
    expect(await listed(uuid)).toEqual([
      'kitchen order given-up',
      'kitchen copy of order given-up',
      'kitchen copy of order sent',
    ]);
  });

  it('withdraws the copy when the confirmation comes late', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const { id } = await take();
    await pass(30);
    expect(await printing.confirm('star', id)).toBe('printed');
    expect(await listed(uuid)).toEqual(['kitchen order printed']);
    expect(await printing.take('star')).toBeNull();
  });

  it('leaves a copy that has left when the first ticket is confirmed late', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const { id } = await take();
    await pass(30);
    const copy = await take();
    expect([await printing.confirm('star', id), await printing.confirm('star', copy.id)]).toEqual([
      'printed',
      'printed',
    ]);
    expect(await listed(uuid)).toEqual(['kitchen order printed', 'kitchen copy of order printed']);
  });

  it('makes no copy of what has not reached the printer', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const { id } = await take();
    await printing.giveBack('star', id);
    expect(await ticketsOf(platform, uuid)).toMatchObject([
      { id, state: 'waiting', copy: null, printer: null, sent_at: null, last_error: 'ECONNREFUSED' },
    ]);
    expect(await printing.take('star')).toBeNull();
    await pass(5);
    expect(await take()).toMatchObject({ id, copy: null, attempts: 2 });
  });

  it.each(['cancel', 'done'])('makes no copy of an order after %s', async (action) => {
    const { uuid } = await orderFor(platform, 'aurora');
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await take();
    await platform.desk('aurora', `/orders/${uuid}/${action}`, {});
    await pass(31);
    const correction = action === 'cancel' ? ['kitchen cancelled waiting'] : [];
    expect(await listed(uuid)).toEqual(['kitchen order given-up', ...correction]);
  });

  it('makes a copy of the correction that stops an order', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await printing.confirm('star', (await take()).id);
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    await take();
    await pass(31);
    expect((await take()).content.correction?.reasons).toEqual(['cancelled']);
    expect((await listed(uuid)).at(-1)).toBe('kitchen copy of cancelled sent');
  });
});
