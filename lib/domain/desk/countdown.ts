/** The time left until a moment as m:ss, or h:mm:ss from an hour on; null: it is over. `at`: ISO; `now`: milliseconds. */
export function countdown(at: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(at) - now) / 1000);
  if (seconds <= 0) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const digits = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${digits(seconds % 60)}` : `${hours}:${digits(minutes)}:${digits(seconds % 60)}`;
}
