import { v5 } from 'uuid';

/** The namespace of imported entities: the same files give the same uuids on every machine. */
const NAMESPACE = '6f0d6f1e-54a5-4f4c-9a3e-2f1f0f3a7b61';

export const hotelUuid = (code: string): string => v5(`hotel/${code}`, NAMESPACE);

export const productUuid = (code: string, productId: number): string =>
  v5(`hotel/${code}/product/${productId}`, NAMESPACE);

/** The id of a hotel whose file has none: a positive integer derived from its code. */
export const hotelIdFrom = (code: string): number => (Number.parseInt(hotelUuid(code).slice(0, 8), 16) >>> 1) + 1;
