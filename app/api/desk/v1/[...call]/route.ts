import { deskDoor } from '@/lib/server/desk-door';

export { deskDoor as DELETE, deskDoor as GET, deskDoor as PATCH, deskDoor as POST, deskDoor as PUT };
