/** A small picture of the product on a plate. */
export function Plate({ picture, className }: { picture: string; className: string }) {
  return (
    <span className={`grid shrink-0 place-items-center rounded-[14px] bg-plate-4 ${className}`}>
      <img className="w-[70%]" src={`/pictures/${picture}.webp`} alt="" width={256} height={256} />
    </span>
  );
}
