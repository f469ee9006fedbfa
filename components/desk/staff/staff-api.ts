import type { StaffMember } from '@/lib/domain/staff/member';

/** A person of the staff, as the staff API returns it. Times are ISO 8601. */
export type StaffPerson = StaffMember & {
  /** What the person types to sign in with a password; null: has chosen none. */
  login: string | null;
  /** By which the account at the identity provider is recognised; null: by none. */
  email: string | null;
  state: 'invited' | 'active' | 'removed';
  has_pin: boolean;
  /** By what the person can sign in. */
  ways: readonly CredentialKind[];
  /** Until when the newest link can be used; null: there is none to use. */
  invited_until: string | null;
  /** null: has never been here. */
  last_seen_at: string | null;
};

export type CredentialKind = 'passkey' | 'password' | 'oidc';

/** What a manager decides about a person. */
export type PersonDraft = Pick<StaffPerson, 'name' | 'email' | 'role' | 'stations' | 'sections'>;

/** A person with the link that makes them one, which is shown once. */
export type Invited = { person: StaffPerson; invitation_url_path: string; expires_at: string };

/** A shared device. */
export type StaffDevice = {
  id: string;
  title: string;
  enrolled_by: string | null;
  enrolled_at: string;
  last_seen_at: string | null;
};

/** Somebody who is signed in. */
export type StaffSession = {
  id: string;
  name: string;
  /** null: the hotel's key. */
  person: string | null;
  /** null: no shared device. */
  device: { id: string; title: string } | null;
  how: 'key' | 'pin' | CredentialKind;
  created_at: string;
  last_seen_at: string;
  is_own: boolean;
};

/** The paths of the calls, below that of the staff API. */
export const STAFF_PATHS = {
  persons: '/staff/members',
  person: (id: string, what?: 'invite' | 'remove') => `/staff/members/${id}${what === undefined ? '' : `/${what}`}`,
  pin: (id: string) => `/staff/members/${id}/pin`,
  devices: '/staff/devices',
  endDevice: (id: string) => `/staff/devices/${id}/end`,
  sessions: '/staff/sessions',
  endSession: (id: string) => `/staff/sessions/${id}/end`,
  replaceKey: '/staff/key/replace',
} as const;
