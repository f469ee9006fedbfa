export { storageDoor as GET } from '@/lib/server/storage-door';
