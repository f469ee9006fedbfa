import Link from 'next/link';
import { connection } from 'next/server';

/** A page with a link, to measure what a change of the page costs in Next itself. */
export default async function Page() {
  await connection();
  return (
    <main>
      <ul>
        <li>
          <Link data-page="" href="/to" prefetch>
            There
          </Link>
        </li>
      </ul>
    </main>
  );
}
