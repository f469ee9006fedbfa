import { countriesFrom } from '@/lib/domain/phone/countries';
import rows from '@/lib/domain/phone/country-table.json';

/** All countries. Whoever imports it takes the table along: only what is loaded late may. */
export const COUNTRIES = countriesFrom(rows);
