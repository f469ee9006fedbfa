import { handleDesk } from '@/lib/server/handle-desk';

export { handleDesk as DELETE, handleDesk as GET, handleDesk as PATCH, handleDesk as POST, handleDesk as PUT };
