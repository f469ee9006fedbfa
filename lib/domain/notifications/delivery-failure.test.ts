import { deliveryFailure } from './delivery-failure';

it.each([
  ['status 503', 'status'],
  ['status 302', 'status'],
  ['timeout', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ETLS', 'certificate'],
  ['EAUTH', 'login'],
  ['not configured', 'setting'],
  ['the hotel is not served', 'setting'],
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNECTION', 'unreachable'],
  ['ENOTFOUND', 'unreachable'],
  ['EAI_AGAIN', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['UND_ERR_SOCKET', 'unreachable'],
  ['the order is missing', 'other'],
  ['EENVELOPE', 'other'],
  ['failed', 'other'],
])('takes a failure with the code “%s” for %s', (code, kind) => {
  expect(deliveryFailure(code)).toBe(kind);
});
