import { listDevices } from '../stores/staff/devices';
import { listPersons } from '../stores/staff/persons';
import { liveSession } from '../stores/staff/sessions';
import type { StateReader } from './read-states';

/** Of what a person signs in with, only what there is: no login, address, or hash. */
export const memberState: StateReader = async ({ context, hotel }, { id }) => {
  const now = context.now().toISOString();
  const [person] = await listPersons(context.database.db, hotel.code, { now, id: id ?? '' });
  if (person === undefined) return null;
  const { name, role, stations, sections, state, email, ways, has_pin, invited_until } = person;
  return {
    title: name,
    parts: { name, role, stations, sections, state, ways, has_pin, has_email: email !== null, invited_until },
  };
};

/** null: it has ended. */
export const sessionState: StateReader = async ({ context, hotel }, { id }) => {
  const session = await liveSession(context.database.db, hotel.code, id ?? '', context.now().toISOString());
  if (session === null) return null;
  const { name, how, created_at, device, member } = session;
  return { title: name, parts: { person: member?.id ?? null, how, created_at, device: device?.title ?? null } };
};

/** null: it is not in use. */
export const deviceState: StateReader = async ({ context, hotel }, { id }) => {
  const device = (await listDevices(context.database.db, hotel.code)).find((each) => each.id === id);
  if (device === undefined) return null;
  const { title, enrolled_by, enrolled_at } = device;
  return { title, parts: { title, enrolled_by, enrolled_at } };
};
