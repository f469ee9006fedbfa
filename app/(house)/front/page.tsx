import type { Metadata } from 'next';
import { DeadEnd } from '@/app/dead-end';
import { plateTint } from '@/components/ui/plate';
import { answerStatus } from '@/lib/server/answer-status';
import { type FrontDoorHotel, loadFrontDoor } from '@/lib/server/front-door';

/** The front door: every hotel that this house serves itself, each at its own address. */
export default async function FrontDoor() {
  const door = await loadFrontDoor();
  if (door.state !== 'found') {
    answerStatus(503);
    return <DeadEnd kind="unavailable" />;
  }
  const { hotels, words } = door.value;
  return (
    <main className="wrap main" id="main">
      <div className="hello">
        <h1>{words.all_hotels}</h1>
        <p>{words.home_lead}</p>
      </div>
      <ul className="rows">
        {hotels.map((hotel) => (
          <HotelRow key={hotel.code} hotel={hotel} />
        ))}
      </ul>
    </main>
  );
}

function HotelRow({ hotel }: { hotel: FrontDoorHotel }) {
  return (
    <li>
      <a className="rowcard" href={hotel.href}>
        <span className={`plate ${plateTint(hotel.code.length)}`}>
          {hotel.logo && <img src={hotel.logo} alt="" width={128} height={128} />}
        </span>
        <span>
          <strong>{hotel.title}</strong>
          <span className="small muted">{hotel.descr}</span>
          <span className="tag">{hotel.languages.map((language) => language.label).join(' · ')}</span>
        </span>
      </a>
    </li>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const door = await loadFrontDoor();
  return door.state === 'found' ? { title: door.value.words.all_hotels, description: door.value.words.home_lead } : {};
}
