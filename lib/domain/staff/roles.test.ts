import { may, ROLE_ACTIONS, STAFF_ACTIONS, STAFF_ROLES, type StaffAction } from './roles';

const STATION: readonly StaffAction[] = ['read-orders', 'move-orders', 'sell', 'print'];
const MANAGER_ALONE: readonly StaffAction[] = ['money', 'figures', 'menu', 'guest-data', 'staff'];

it('lets a station do nothing but its orders, tickets and what is sold out', () => {
  expect(STAFF_ACTIONS.filter((action) => may('station', action))).toEqual(STATION);
});

it('keeps money, figures, the menu, guests’ data and staff to managers', () => {
  expect(STAFF_ACTIONS.filter((action) => !may('reception', action))).toEqual(MANAGER_ALONE);
  expect(STAFF_ACTIONS.filter((action) => !may('manager', action))).toEqual([]);
});

it('gives each role everything of the one before it', () => {
  for (const [place, role] of STAFF_ROLES.entries())
    for (const lower of STAFF_ROLES.slice(0, place))
      for (const action of ROLE_ACTIONS[lower]) expect([role, action, may(role, action)]).toEqual([role, action, true]);
});
