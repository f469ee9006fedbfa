/** Ports of servers that a journey has stopped at its end, while its pages were still open. */
const ports = new Set<string>();

export const markStopped = (port: number): void => void ports.add(String(port));

/** Whether an address leads to such a server, so that a refused connection is no problem of the product. */
export const isStopped = (url: string): boolean => URL.canParse(url) && ports.has(new URL(url).port);
