const ORDERED_FOR = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Whether a text has the form of `ordered_for`: the hotel's local time as YYYY-MM-DDTHH:MM. */
export const isOrderedFor = (value: string): boolean => ORDERED_FOR.test(value);

export const orderedForOf = ({ date, time }: { date: string; time: string }): string => `${date}T${time}`;
