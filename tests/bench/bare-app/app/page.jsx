import { connection } from 'next/server';

/** The least that Next can do for a request: what every page of it costs. */
export default async function Page() {
  await connection();
  return <p>Hello</p>;
}
