let count = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  count += by;
  for (const listener of listeners) listener();
};

/** How many parts of this page show the chat. While one does, it counts what is unread itself. */
export const shownChats = {
  get: () => count,
  /** Returns the function that ends it. */
  show: () => {
    change(1);
    return () => change(-1);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
