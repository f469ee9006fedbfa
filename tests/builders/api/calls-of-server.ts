import type { DeskCall } from '@/lib/platform/desk/desk-call';

/** Answered by the server around the platform, whose own tests make them. */
export const isOfServer = ({ path, access }: DeskCall) =>
  path === '/events' || (access !== 'staff' && path !== '/openapi.json');
