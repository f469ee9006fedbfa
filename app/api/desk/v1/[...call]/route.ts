import { handleDesk } from '@/lib/server/api/handle-desk';

export { handleDesk as DELETE, handleDesk as GET, handleDesk as PATCH, handleDesk as POST, handleDesk as PUT };
