/** The address of a page of a hotel in these journeys. */
export function atHotel(code: string, path = '/'): string {
  return `http://${code}.localhost:${process.env.E2E_PORT || '3410'}${path}`;
}
