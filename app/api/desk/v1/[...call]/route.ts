import { handleDesk } from '@/lib/server/api/handle-desk';

/** `/api/desk/v1/…`: the staff API of the embedded platform. */
export {
  handleDesk as DELETE,
  handleDesk as GET,
  handleDesk as HEAD,
  handleDesk as OPTIONS,
  handleDesk as PATCH,
  handleDesk as POST,
  handleDesk as PUT,
};
