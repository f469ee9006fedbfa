import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { normalLogin } from '@/lib/domain/staff/sign-in/login-name';
import { normalPassword } from '@/lib/domain/staff/sign-in/new-password';
import { findCredential, markCredentialUsed } from '../../stores/staff/credentials';
import { findSigningPerson } from '../../stores/staff/signing-persons';
import { knownBrowser } from './known-browsers';
import { isPassword } from './password-hash';
import { passwordHashIn, passwordId } from './password-value';
import type { SignInContext } from './sign-in-context';
import { countSignInTry, passwordLimits } from './sign-in-limits';
import { type Browser, type SignedIn, signedIn } from './signed-in';

export type TypedPassword = { login: string; password: string; address: string; browser: Browser };

/**
 * Signs a person in by login and password. An unknown login, a removed person, one without a password and a wrong password get
 * the same answer after the same work. Rules: staff/SP25, staff/SP28.
 */
export async function signInByPassword(
  context: SignInContext,
  hotel: string,
  { login: typed, password, address, browser }: TypedPassword,
): Promise<ApiResponse<SignedIn>> {
  const { database, deskToken, now } = context;
  const { db } = database;
  const login = normalLogin(typed);
  const person = await findSigningPerson(db, hotel, 'login', login);
  const own = person && knownBrowser(deskToken, { hotel, cookie: browser.known, person: person.id });
  const counted = await countSignInTry(context, hotel, passwordLimits({ login, address, browser: own }));
  if (!counted.isAllowed) return refused('too-many', {}, counted.seconds);
  const stored = await findCredential(db, hotel, passwordId(person?.id ?? ''));
  const hash = person?.state === 'active' ? passwordHashIn(stored) : null;
  const isRight = await isPassword(normalPassword(password), hash);
  if (person === null || stored === null || !isRight) return refused('unauthorized');
  await counted.forget();
  // Somebody has changed or deleted the password since it was read.
  const used = { id: stored.id, was: stored.value, value: stored.value, at: now().toISOString() };
  if (!(await markCredentialUsed(db, hotel, used))) return refused('unauthorized');
  const proof = { id: stored.id, person: person.id, value: stored.value };
  return signedIn(context, hotel, { person, how: 'password', proof, browser });
}
