/** The words of mails in one language. `{number}` stands for the order's number. */
export type MailWords = Readonly<
  Record<
    | 'mail_new'
    | 'mail_waiting'
    | 'mail_footer'
    | 'mail_test'
    | 'mail_test_text'
    | 'room'
    | 'no_room'
    | 'phone'
    | 'language'
    | 'note'
    | 'payment'
    | 'proven_by_code'
    | 'proven_by_digits'
    | 'charge_not_proven'
    | 'room_not_proven'
    | 'tax_included'
    | 'tax_of'
    | 'quoted'
    | 'tip'
    | 'total',
    string
  >
>;

export type SendOptions = {
  /** Milliseconds until a webhook or a mail server must have responded. */
  timeoutMs?: number;
  /** The words of mails in a language; without them no mail is sent. */
  mailWords?(language: string): MailWords;
};
