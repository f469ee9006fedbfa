export { handleStorage as GET } from '@/lib/server/files/handle-storage';
