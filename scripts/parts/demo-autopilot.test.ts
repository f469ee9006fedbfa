import { demoAutopilot } from './demo-autopilot.mjs';

it.each([
  ['with nothing set', {}, 'cala-verde,dar-lila,lido,polar,qasr,rive'],
  ['with the project’s own hotels named', { HOTELS_DIR: './hotels/' }, 'cala-verde,dar-lila,lido,polar,qasr,rive'],
  ['with other hotels', { HOTELS_DIR: '/srv/hotels' }, ''],
  ['with an upstream', { HOTEL_API_URL: 'https://api.example.com' }, ''],
  ['with an autopilot of the operator’s own', { AUTOPILOT: 'qasr' }, 'qasr'],
  ['with the autopilot switched off', { AUTOPILOT: 'off' }, 'off'],
])('npm start %s and the environment %j sets AUTOPILOT to "%s"', (_condition, env, expected) => {
  expect(demoAutopilot(env)).toBe(expected);
});
