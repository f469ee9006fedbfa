/** The tables of chats and announcements. For what holds for all tables see `tables.ts`. */
export type ChatTable = {
  hotel: string;
  /** Made here, and unique over all hotels: a chat's calls name nothing else. */
  uuid: string;
  person_uuid: string;
  language: string;
  is_hotel_guest: number;
  room_number: string | null;
  phone: string | null;
  created_at: string;
  /** When somebody last wrote. */
  updated_at: string;
  /** Since when a message of the guest has had no answer; null: none has. */
  waiting_since: string | null;
  unread_guest: number;
  unread_staff: number;
  /** The member of the hotel's side who is typing. */
  typing_member: number | null;
  file_count: number;
};

/** Who takes part. Ids count per chat. */
export type ChatMemberTable = { hotel: string; chat_uuid: string; id: number; kind: string; name: string };

/**
 * `id` is the id of the event that tells of the message: it grows over all chats of a hotel, so that the last id which
 * a device keeps of one chat hides nothing of the next.
 */
export type ChatMessageTable = {
  hotel: string;
  chat_uuid: string;
  id: number;
  /** The sender's own uuid of the message: sent again, it is the same message. */
  client_uuid: string | null;
  member_id: number;
  content: string;
  /** `ChatMessage['extra']`. */
  extra: string;
  created_at: string;
};

/** `name`: as it lies in the folder of files, random and with its extension. */
export type ChatFileTable = { hotel: string; name: string; chat_uuid: string; size: number; created_at: string };

/** `day`: 2026-05-31, in UTC. */
export type UploadDayTable = { hotel: string; day: string; bytes: number };

export type AnnouncementTable = {
  hotel: string;
  id: number;
  /** 0 or 1. */
  published: number;
  updated_at: string;
  /** The announcement without id and time. */
  content: string;
  /** Of its entry in the hotel's file; null: staff made it. */
  file_hash: string | null;
};
