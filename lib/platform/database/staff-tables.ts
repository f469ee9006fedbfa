import type { StaffRole } from '@/lib/domain/staff/roles';

/** The tables of the hotel's staff. `tables.ts` describes the conventions of all tables. */

/** A person who works at the desk. What is stored of who was removed stays for the log, without login and e-mail. */
export type StaffPersonTable = {
  hotel: string;
  id: string;
  name: string;
  /** What the person types to sign in with a password, in small letters; null: has chosen none. */
  login: string | null;
  /** By which an identity provider's account is recognised, in small letters; null: none was given. */
  email: string | null;
  role: StaffRole;
  /** Ids of stations as JSON; null: not narrowed. */
  stations: string | null;
  /** Ids of sections as JSON; null: not narrowed. */
  sections: string | null;
  state: 'invited' | 'active' | 'removed';
  /** The name of the staff member who has invited the person; null: the hotel's own system. */
  invited_by: string | null;
  created_at: string;
  removed_at: string | null;
  /** When a session of the person last made a call, to some minutes. */
  last_seen_at: string | null;
};

/** A link that is used once. `token_hash`: SHA-256 of what the link contains. */
export type StaffInvitationTable = {
  hotel: string;
  token_hash: string;
  person: string;
  expires_at: string;
  used_at: string | null;
};

/** By what a person signs in. `value`: as JSON, by `kind`. */
export type StaffCredentialTable = {
  hotel: string;
  id: string;
  person: string;
  kind: 'passkey' | 'password' | 'oidc';
  value: string;
  created_at: string;
  last_used_at: string | null;
};

/** The PIN of a person for shared devices. */
export type StaffPinTable = { hotel: string; person: string; hash: string };

/** Tries of a person's PIN on a device since the last right one. */
export type StaffPinTryTable = { hotel: string; person: string; device: string; tries: number };

/** What a sign-in under way has to answer. `value`: as JSON, by `kind`. */
export type StaffChallengeTable = { hotel: string; id: string; kind: string; value: string; expires_at: string };

/** A shared tablet or computer. `token_hash`: SHA-256 of its cookie. */
export type StaffDeviceTable = {
  hotel: string;
  id: string;
  title: string;
  token_hash: string;
  enrolled_by: string | null;
  enrolled_at: string;
  last_seen_at: string | null;
  ended_at: string | null;
};

/** By what a session was opened. */
export type SessionOrigin = 'key' | 'passkey' | 'password' | 'oidc' | 'pin';

/** A session at a hotel's desk, or at the operator's (`OPERATOR_DESK`). */
export type StaffSessionTable = {
  hotel: string;
  id: string;
  /** null: opened with the key. */
  person: string | null;
  name: string;
  /** The enrolled device on which it was opened; null: another one. */
  device: string | null;
  how: SessionOrigin;
  /** The version of the hotel's key by which it was opened; null: opened otherwise. */
  key_version: number | null;
  /** 1: opened with the key of a hotel that has an active manager, to take care of its staff and nothing else. */
  is_rescue: number;
  created_at: string;
  /** When it last made a call, to some minutes. */
  last_seen_at: string;
  expires_at: string;
  /** null: nobody has ended it. */
  ended_at: string | null;
};

/** What somebody has done. Never changed. */
export type StaffLogTable = {
  hotel: string;
  id: string;
  at: string;
  /** null: without a person, by the hotel's key. */
  person: string | null;
  /** The name at that time; null: the hotel's own system. */
  name: string | null;
  /** The id of the call. */
  action: string;
  target_kind: string | null;
  target: string | null;
  /** What the target was called at that time, as JSON; null: it has no name, or its name is a guest's. */
  title: string | null;
  /** As JSON. */
  before: string | null;
  after: string | null;
};

/** Which version of its key a hotel has; no row: the first. */
export type HotelKeyTable = { hotel: string; version: number };
