import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { isLogin, normalLogin } from '@/lib/domain/staff/sign-in/login-name';
import { normalPassword, passwordProblem } from '@/lib/domain/staff/sign-in/new-password';
import type { Db } from '../../database/database';
import { lockOutbox } from '../../stores/outbox';
import { type CheckedCredential, findCredential, saveCredential } from '../../stores/staff/credentials';
import { findSigningPerson, saveLogin } from '../../stores/staff/signing-persons';
import { hashPassword } from './password-hash';
import { passwordHashIn, passwordId } from './password-value';

/** A person who chooses a password. */
type Chooser = { id: string; name: string; login: string | null };

/** What is to be stored of a choice: never the password itself. */
type ChosenPassword = { login: string; hash: string };

/**
 * Checks the login and the password that a person chooses, and hashes it; refused by the field that is wrong. `login` null: the
 * one until now. Rules: staff/SP23, staff/SP24.
 */
export async function choosePassword(
  db: Db,
  hotel: string,
  { person, login, password }: { person: Chooser; login: string | null; password: string },
): Promise<ApiResponse<ChosenPassword>> {
  const chosen = normalLogin(login ?? person.login ?? '');
  if (!isLogin(chosen)) return refused('invalid', { login: 'must be an e-mail address or a name of one word' });
  const problem = passwordProblem(password, [person.name, chosen, hotel]);
  if (problem !== null) return refused('invalid', { password: problem });
  if (await isTaken(db, hotel, { id: person.id, login: chosen })) return refused('invalid', { login: 'is taken' });
  return succeeded({ login: chosen, hash: await hashPassword(normalPassword(password)) });
}

/** The proof that a choice is once it is stored. */
export const passwordProof = (person: string, { hash }: ChosenPassword): CheckedCredential => ({
  ...{ id: passwordId(person), person },
  value: { hash },
});

async function isTaken(db: Db, hotel: string, { id, login }: { id: string; login: string }): Promise<boolean> {
  const holder = await findSigningPerson(db, hotel, 'login', login);
  return holder !== null && holder.id !== id;
}

/**
 * Stores a person's choice in the place of the one before, within a transaction; false: somebody else has chosen the login
 * meanwhile, and nothing is stored.
 */
export async function storePassword(
  db: Db,
  hotel: string,
  { id, chosen, now }: { id: string; chosen: ChosenPassword; now: string },
): Promise<boolean> {
  // Two persons who choose the same login at the same time come one after the other.
  await lockOutbox(db, hotel);
  if (await isTaken(db, hotel, { id, login: chosen.login })) return false;
  await saveLogin(db, hotel, { id, login: chosen.login });
  const times = { created_at: now, last_used_at: null };
  const value = { hash: chosen.hash };
  await saveCredential(db, hotel, { id: passwordId(id), person: id, kind: 'password', value, ...times });
  return true;
}

/** The hash of a person's password; null: the person has none. */
export async function passwordHashOf(db: Db, hotel: string, person: string): Promise<string | null> {
  return passwordHashIn(await findCredential(db, hotel, passwordId(person)));
}
