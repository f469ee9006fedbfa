import { connection } from 'next/server';

/** The minimum that Next does for a request: the cost that every page of it has. */
export default async function Page() {
  await connection();
  return <p>Hello</p>;
}
