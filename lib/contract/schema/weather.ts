import { z } from 'zod';
import type { Weather } from '@/lib/contract/weather';
import { isRecord } from '@/lib/domain/json/read-value';
import { textOutput } from './described';
import { lenientString, lenientText } from './lenient';

/** What `readWeather` returns. */
export const weather: z.ZodType<Weather> = z.object({
  temp: z.string().nullable(),
  description: textOutput,
  icon: z.string().nullable().describe('The address of a picture, or an icon’s name'),
});

const FAILED = 'Unable to fetch weather data';

/**
 * Reads the weather in any of its forms: `{weather: {temp, description, icon}}`, `{weather: text}` or a text alone.
 * null: there is nothing to display, or the text says that it could not be fetched (platform-calls/W6, failures/FL2).
 */
export function readWeather(response: unknown): Weather | null {
  const weather = isRecord(response) && 'weather' in response ? response.weather : response;
  const parts = isRecord(weather) && ('temp' in weather || 'description' in weather) ? weather : null;
  const temp = parts === null ? null : lenientString(parts.temp);
  const description = lenientText(parts === null ? (lenientString(weather) ?? '') : parts.description) ?? '';
  const allTexts = typeof description === 'string' ? description : Object.values(description).join(' ');
  if (allTexts.includes(FAILED) || (temp === null && allTexts === '')) return null;
  return { temp, description, icon: parts === null ? null : lenientString(parts.icon) };
}
