import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { ProviderCode } from '../stores/payments';
import type { PaymentProvider } from './payment-provider';

/** The payment services that the operator has set up. */
export type PaymentServices = {
  /** The hotel's account at a payment service; null: it has none, so its guests pay at the demonstration page. */
  of(hotel: string): PaymentProvider | null;
  /**
   * The service that goes on with what a hotel's guests have paid by it before, where the hotel's new payments are begun elsewhere;
   * missing: there is none.
   */
  former?(hotel: string, code: ProviderCode): PaymentProvider | null;
  /** Reads what a service reports by itself, for all hotels; null: this service is not set up. */
  reader(code: string): ReportReader | null;
  /** When the demonstration page takes the money of a hotel's guests. */
  capture(hotel: string): CaptureTime;
};

type ReportReader = Pick<PaymentProvider, 'code' | 'readReport'>;

/** Every hotel's guests pay at the demonstration page, at once. */
export const NO_SERVICES: PaymentServices = { of: () => null, reader: () => null, capture: () => 'at_once' };

/** Which provider serves which payment. */
export type PaymentProviders = {
  /** The one at which new payments of a hotel are begun. */
  of(hotel: string): PaymentProvider;
  /** The one at which a payment was begun, also after the hotel got another; null: it is no longer set up. */
  byCode(hotel: string, code: ProviderCode): PaymentProvider | null;
  reader: PaymentServices['reader'];
};

/** Joins the services of the operator with the demonstration page. Rule: payment/PY6. */
export const paymentProviders = (services: PaymentServices, page: PaymentProvider): PaymentProviders => ({
  of: (hotel) => services.of(hotel) ?? page,
  byCode(hotel, code) {
    if (code === page.code) return page;
    const service = services.of(hotel);
    return service?.code === code ? service : (services.former?.(hotel, code) ?? null);
  },
  reader: services.reader,
});
