import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { READ_FIGURES } from '../desk/figure-calls';
import { dayReport } from '../figures/day-report';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { respond } from './responses';

/** Adds the staff call for the figures of a day. Rule: figures/FG3. */
export function addDeskFigureRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, READ_FIGURES, async ({ hotel, query }) =>
    respond(await dayReport(context, hotel, query.day ?? null)),
  );
}
