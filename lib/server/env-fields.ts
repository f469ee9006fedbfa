import 'server-only';
import { z } from 'zod';

/** An empty setting is one that was not made. */
export const setting = <T>(schema: z.ZodType<T>) => z.preprocess((value) => (value === '' ? undefined : value), schema);

export const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number(`${name} is a whole number`)
    .int(`${name} is a whole number`)
    .min(least, `${name} is at least ${least}`)
    .max(most, `${name} is at most ${most}`);

export const onOff = (otherwise: 'on' | 'off') =>
  setting(z.enum(['on', 'off'], "must be 'on' or 'off'").default(otherwise));
