import { DESK_CALLS } from '../desk/desk-calls';
import { DESCRIBED_CALLS, describerOf, UNLOGGED_CALLS } from './describers';

const calls = Object.values(DESK_CALLS).flat();
const described = DESCRIBED_CALLS.map(({ call }) => call.id);
const unlogged = UNLOGGED_CALLS.map(([{ id }]) => id);

it('describes every call of staff that is no GET, or says why the log leaves it out', () => {
  const changing = calls.filter(({ access, method }) => access === 'staff' && method !== 'GET').map(({ id }) => id);
  const gets = described.filter((id) => calls.find((call) => call.id === id)?.method === 'GET');
  expect([...described, ...unlogged].filter((id) => !gets.includes(id)).sort()).toEqual(changing.sort());
  expect(new Set([...described, ...unlogged]).size).toBe(described.length + unlogged.length);
});

it('describes of the calls that only show those that show guests or what opens a room', () => {
  const gets = calls.filter(({ id, method }) => method === 'GET' && describerOf({ id }) !== undefined);
  expect(gets.map(({ id }) => id).sort()).toEqual(['exportPerson', 'findPersons', 'listPrintedCodes']);
});
