/** The weather as the full-bleed templates show it; null when there is nothing to show (reading 12). */
export type Weather = { temp: string | null; description: string; icon: string | null };
