import { gateway } from '@/lib/server/gateway';

export { gateway as DELETE, gateway as GET, gateway as PATCH, gateway as POST, gateway as PUT };
