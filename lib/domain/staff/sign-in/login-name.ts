/** The form in which logins and e-mail addresses are stored and compared. */
export const normalLogin = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Letters and digits of any script, and what e-mail addresses have between them. */
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._+'@-]{1,98}[\p{L}\p{N}]$/u;

/** Whether a normal login can be one: an e-mail address, or a name of one word. Rule: staff/SP24. */
export const isLogin = (login: string): boolean => LOGIN.test(login) && login.split('@').length <= 2;
