import { handleApi } from '@/lib/server/api/handle-api';

export { handleApi as DELETE, handleApi as GET, handleApi as PATCH, handleApi as POST, handleApi as PUT };
