/** The URL of a page of a hotel on the journeys' server. */
export function atHotel(code: string, path = '/'): string {
  return `http://${code}.localhost:${process.env.E2E_PORT || '3410'}${path}`;
}
