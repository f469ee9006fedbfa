import { isLogin, normalLogin } from './login-name';

it.each([
  ['marta', true],
  ['Marta.Vidal', true],
  [' marta@aurora.example ', true],
  ["o'brien@aurora.example", true],
  ['марта', true],
  ['m1x', true],
  ['ma', false],
  ['marta vidal', false],
  ['marta@aurora@example', false],
  ['.marta', false],
  ['<marta>', false],
  ['marta\u0000x', false],
  ['a'.repeat(101), false],
])('answers whether %j can be a login: %s', (typed, can) => {
  expect(isLogin(normalLogin(typed))).toBe(can);
});

it('reads what different keyboards and hands type as the same login', () => {
  expect(new Set(['Marta', ' marta', 'MARTA\t', 'ｍａｒｔａ'].map(normalLogin))).toEqual(new Set(['marta']));
});
