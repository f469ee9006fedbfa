/** A country's flag in a circle. `country`: ISO 3166-1 alpha-2, lower case. */
export function Flag({ country }: { country: string }) {
  return <img className="flag" src={`/flags/${country}.svg`} alt="" width={28} height={28} />;
}
