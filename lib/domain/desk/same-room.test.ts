import { sameRoomOrders } from './same-room';

const order = (num: string, number_room: string | null) => ({ uuid: `order-${num}`, num, number_room });

it('names the other orders of a room, however it was typed', () => {
  const together = sameRoomOrders([
    order('1', 'Villa 3'),
    order('2', '108'),
    order('3', 'VILLA  3'),
    order('4', null),
    order('5', null),
  ]);
  expect([...together]).toEqual([
    ['order-1', ['3']],
    ['order-3', ['1']],
  ]);
});
