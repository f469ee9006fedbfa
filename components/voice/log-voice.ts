/** Logs what the guest sees only in general words. Never with a response's content, which may contain the token. */
export const logVoice = {
  error: (message: string, error?: unknown): void => {
    // biome-ignore lint/suspicious/noConsole: there is no other place where the operator can see it
    console.error(message, ...(error instanceof Error ? [error.name] : []));
  },
  warn: (message: string, error?: unknown): void => {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(message, ...(error instanceof Error ? [error.name] : []));
  },
};
