import { z } from 'zod';
import type { StoredCredential } from '../../stores/staff/credentials';
import { tokenHash } from './secret-token';

const passwordValue = z.object({ hash: z.string() });

/** The id of a person's password: each has one at most. */
export const passwordId = (person: string): string => tokenHash(`password ${person}`);

/** The hash in a stored password; null: there is none. */
export const passwordHashIn = (credential: StoredCredential | null): string | null =>
  credential?.kind === 'password' ? passwordValue.parse(credential.value).hash : null;
