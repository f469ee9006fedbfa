import { z } from 'zod';
import { flag, maybeString, maybeText, scheduleDays, text, time } from './fields/fields';

const wifi = z.strictObject({ name: z.string().min(1, 'the name of the network is missing'), password: maybeString });

const hours = z.strictObject({
  title: text,
  place: maybeText,
  days: scheduleDays.refine((days) => days.length > 0, 'the hours are missing'),
});

const phone = z.strictObject({
  title: text,
  note: maybeText,
  number: z.string().regex(/^\+?[\d\s().*#-]{1,40}$/, 'a number like +34 971 000 000 is expected'),
});

const map = z.strictObject({
  address: text,
  link: z.string().regex(/^https?:\/\//, 'an address like https://maps.example/?q=hotel is expected'),
});

/** What guests want to know of the house: public, like everything in the hotel's files. Rule: home/HM1. */
export const houseFile = z
  .strictObject({
    weather: flag,
    wifi: wifi.nullable().default(null),
    hours: z.array(hours).default([]),
    check_out: time,
    stay_longer: z
      .string()
      .regex(/^\/(?!\/)/, 'a path like /products/70?product=7008 is expected')
      .nullable()
      .default(null),
    phones: z.array(phone).default([]),
    map: map.nullable().default(null),
  })
  .nullable()
  .default(null);
