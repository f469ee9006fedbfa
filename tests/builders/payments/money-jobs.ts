import { createMoneyMover } from '@/lib/platform/payments/money-mover';
import type { PaymentProblems } from '@/lib/platform/payments/payment-problems';
import { NOON, type TestPlatform, testPlatform } from '../platform/embedded-platform';
import type { EmptyStore } from '../platform/stores';
import { moneyContext } from './money-context';
import { paidOrders } from './paid-orders';
import { type Fault, type PaymentService, paymentService } from './payment-service';

type World = {
  platform: TestPlatform;
  service: PaymentService;
  orders: ReturnType<typeof paidOrders>;
  context: ReturnType<typeof moneyContext>;
};

/**
 * For each test a platform that takes payments by a service, and what the background work of another process at its store needs, on a
 * clock that only the test moves. The returned objects stand for those of the running test.
 */
export function moneyJobs(emptyStore: () => Promise<EmptyStore>) {
  let world: World;
  let clock: number;
  beforeEach(async () => {
    clock = Date.parse(NOON);
    const service = paymentService();
    const platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    const context = moneyContext(platform, service, () => new Date(clock));
    world = { platform, service, orders: paidOrders(platform), context };
  });
  afterEach(async () => {
    await world.context.close();
    await world.platform.close();
    expect(world.platform.unexpectedErrors).toEqual([]);
  });

  const pass = (seconds: number) => {
    clock += seconds * 1000;
    world.platform.setClock(new Date(clock).toISOString());
  };
  return {
    platform: standIn(() => world.platform),
    service: standIn(() => world.service),
    orders: standIn(() => world.orders),
    context: standIn(() => world.context),
    pass,
    /** Begins the job of a process, as after a start. */
    run: () => createMoneyMover(world.context).runOnce(),
    problems: async (code = 'aurora') =>
      (await world.platform.desk(code, '/payment-problems')).body.data as PaymentProblems,
    /** An accepted order that is to be charged now. */
    accepted: async (code: 'aurora' | 'bellevue' = 'aurora') => {
      const { platform, service, orders } = world;
      const order = await orders.place(code);
      const [reference = ''] = service.references(order.uuid);
      service.pay(reference);
      await platform.app.payments.refresh(code, order.token);
      await orders.move(order.uuid, 'accept', {}, code);
      pass(15);
      return { ...order, reference };
    },
    /** What goes wrong in the next calls of the service. */
    faults: (...next: (Fault | null)[]) => {
      world.service.fault = () => next.shift() ?? null;
    },
    movesOf: (reference: string) => world.service.effects.filter((effect) => effect.reference === reference),
  };
}

const standIn = <T extends object>(current: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => current()[name as keyof T],
    set: (_, name, value) => Reflect.set(current(), name, value),
  });
