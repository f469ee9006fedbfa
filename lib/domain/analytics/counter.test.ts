import { counterOf } from './counter';

it.each([
  ['a number is a counter of its own', '12345678', true, { kind: 'metrica', number: 12345678 }],
  ['blanks around a number do not matter', ' 12345678 ', false, { kind: 'metrica', number: 12345678 }],
  ['no number leaves it to the operator’s service', null, true, { kind: 'operator' }],
  ['an empty number leaves it to the operator’s service', '', true, { kind: 'operator' }],
  ['a text leaves it to the operator’s service', '12);alert(1', true, { kind: 'operator' }],
  ['a number that is too long leaves it to the operator’s service', '1'.repeat(40), true, { kind: 'operator' }],
  ['without a number and a service nobody counts', null, false, null],
])('%s', (_title, metricNum, hasService, counter) => {
  expect(counterOf(metricNum, hasService)).toEqual(counter);
});
