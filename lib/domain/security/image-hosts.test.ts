import { imageHosts, imageSources, isImageHost } from './image-hosts';

describe('imageHosts and isImageHost', () => {
  it.each(['cdn.example.com', '*.pictures.example', 'cdn.example.com:8443'])('accepts the host %s', (entry) => {
    expect(isImageHost(entry)).toBe(true);
  });

  it.each([
    ...[
      'https://cdn.example.com',
      'cdn.example.com/x',
      '*',
      '*.',
      'localhost',
      "'unsafe-inline'",
      'a.example; script-src *',
    ],
    ...['cdn..example', '-a.example', 'a.*.example', 'a.example:port', ''],
  ])('refuses %j', (entry) => {
    expect(isImageHost(entry)).toBe(false);
  });

  it('splits a list with spaces and converts it to lower case', () => {
    expect(imageHosts(' CDN.example.com, *.pictures.example ,')).toEqual(['cdn.example.com', '*.pictures.example']);
  });
});

describe('imageSources', () => {
  it.each([
    ['returns nothing for the embedded platform', undefined, false, []],
    ['returns https: for an upstream', '', true, ['https:']],
    ['returns the configured hosts for an upstream', 'cdn.example.com', true, ['https://cdn.example.com']],
    ['returns the configured hosts for the embedded platform', 'cdn.example.com', false, ['https://cdn.example.com']],
    ['returns nothing for invalid hosts', "x; script-src *, 'self'", false, []],
  ])('imageSources %s', (_, list, hasUpstream, sources) => {
    expect(imageSources(list, hasUpstream)).toEqual(sources);
  });
});
