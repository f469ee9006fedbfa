import { handleApi } from '@/lib/server/api/handle-api';

/** `/api/v1/…`: the calls of the contract from the browser. */
export { handleApi as DELETE, handleApi as GET, handleApi as PATCH, handleApi as POST, handleApi as PUT };
