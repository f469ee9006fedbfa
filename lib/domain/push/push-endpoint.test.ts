import { isPushHost, judgePushEndpoint } from './push-endpoint';

const MORE = ['push.example.com', '*.phones.example', 'http://127.0.0.1:9000'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:DEF', 'public'],
  ['https://jmt17.google.com/fcm/send/abc', 'public'],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', 'public'],
  ['https://db5p.notify.windows.com/w/?token=x', 'public'],
  ['https://web.push.apple.com/Q', 'public'],
  ['https://push.example.com/x', 'public'],
  ['https://a.b.phones.example/x', 'public'],
  ['http://127.0.0.1:9000/x', 'trusted'],
  ['http://127.0.0.1:9001/x', null],
  ['https://127.0.0.1:9000/x', null],
  ['http://fcm.googleapis.com/x', null],
  ['https://fcm.googleapis.com:8443/x', null],
  ['https://user@fcm.googleapis.com/x', null],
  ['https://user:word@fcm.googleapis.com/x', null],
  ['https://fcm.googleapis.com/x#y', null],
  ['https://fcm.googleapis.com.evil.example/x', null],
  ['https://evilpush.apple.com.example/x', null],
  ['https://evilpush.apple.com/x', null],
  ['https://.push.apple.com/x', null],
  ['https://..push.apple.com/x', null],
  ['https://a..push.apple.com/x', null],
  ['https://*.push.apple.com/x', null],
  ['https://.phones.example/x', null],
  ['https://phones.example/x', null],
  ['https://evil.example/fcm.googleapis.com', null],
  ['https://10.0.0.1/x', null],
  ['https://[::1]/x', null],
  ['https://localhost/x', null],
  ['file:///etc/passwd', null],
  ['no address', null],
  [`https://fcm.googleapis.com/${'x'.repeat(1_000)}`, null],
])('judges %s as %s', (endpoint, expected) => {
  expect(judgePushEndpoint(endpoint, MORE)).toBe(expected);
});

it.each([
  ['push.example.com', true],
  ['*.push.example.com', true],
  ['http://127.0.0.1:9000', true],
  ['https://push.internal', true],
  ['http://127.0.0.1:9000/path', false],
  ['localhost', false],
  ['*', false],
  ['*.', false],
  ['Push.example.com', false],
  ['ftp://push.example.com', false],
])('an entry %s of PUSH_HOSTS is valid: %s', (entry, expected) => {
  expect(isPushHost(entry)).toBe(expected);
});
