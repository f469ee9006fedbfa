import { countriesFrom } from '@/lib/domain/phone/countries';
import rows from '@/lib/domain/phone/country-table.json';

/** All countries. Import it only from lazily loaded modules: the table is large. */
export const COUNTRIES = countriesFrom(rows);
