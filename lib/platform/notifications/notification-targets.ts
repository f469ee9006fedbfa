/** Where the operator lets a hotel's notifications be sent. Never hotel data, which guests and importers could read. */
export type NotificationTargets = {
  webhook(hotel: string): WebhookTarget | null;
  mail(hotel: string): MailTarget | null;
};

/** `oldSecret`: the secret that the receiver may still have while it changes; null: none. */
export type WebhookTarget = { url: string; secret: string; oldSecret: string | null };
/** `language`: of the mail's words; null: the hotel's first language. `smtpUrl` contains the mail server's password. */
export type MailTarget = { to: string; from: string; smtpUrl: string; language: string | null };

export const NO_TARGETS: NotificationTargets = { webhook: () => null, mail: () => null };
