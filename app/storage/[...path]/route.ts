/** `GET /storage/…`: the files of the hotel, like pictures and PDFs. */
export { handleStorage as GET } from '@/lib/server/files/handle-storage';
