import type { EscPosTimes } from '@/lib/platform/tickets/escpos/connect-printer';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';

/** What a printer may take that is well, however slow the machine. */
const PATIENT_MS = TEST_TIMEOUTS.condition;

export const PATIENT: Readonly<EscPosTimes> = { connect: PATIENT_MS, answer: PATIENT_MS, print: PATIENT_MS };
