export { handleStorage as GET } from '@/lib/server/handle-storage';
