import type { HotelChannel } from '../database/notification-table';

/** Where the operator lets a hotel's notifications be sent. Never hotel data, which guests and importers could read. */
export type NotificationTargets = {
  webhook(hotel: string): WebhookTarget | null;
  mail(hotel: string): MailTarget | null;
};

/** What a webhook receives. */
export const WEBHOOK_TOPICS = ['orders', 'chats'] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** The address of a receiver. `oldSecret`: the secret that it may still have while it changes; null: none. */
export type WebhookAddress = { url: string; secret: string; oldSecret: string | null };
export type WebhookTarget = WebhookAddress & { topics: readonly WebhookTopic[] };
/** `language`: of the mail's words; null: the hotel's first language. `smtpUrl` contains the mail server's password. */
export type MailTarget = { to: string; from: string; smtpUrl: string; language: string | null };

export const NO_TARGETS: NotificationTargets = { webhook: () => null, mail: () => null };

/** Whether the hotel's webhook receives a topic. */
export const hasWebhookTopic = (targets: NotificationTargets, hotel: string, topic: WebhookTopic): boolean =>
  targets.webhook(hotel)?.topics.includes(topic) === true;

/** The channels that are set up for a hotel. */
export const channelsOf = (targets: NotificationTargets, hotel: string): readonly HotelChannel[] =>
  (['webhook', 'mail'] as const).filter((channel) => targets[channel](hotel) !== null);
