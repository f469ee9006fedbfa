import { imageHosts, imageSources, isImageHost } from './image-hosts';

describe('IMAGE_HOSTS', () => {
  it.each(['cdn.example.com', '*.pictures.example', 'cdn.example.com:8443'])('takes the host %s', (entry) => {
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
  ])('refuses %j, which is no host', (entry) => {
    expect(isImageHost(entry)).toBe(false);
  });

  it('is a list with blanks and in any case', () => {
    expect(imageHosts(' CDN.example.com, *.pictures.example ,')).toEqual(['cdn.example.com', '*.pictures.example']);
  });
});

describe('the sources of pictures', () => {
  it.each([
    ['none beside our own with the embedded platform', undefined, false, []],
    ['any over https with an upstream', '', true, ['https:']],
    ['the named ones with an upstream', 'cdn.example.com', true, ['https://cdn.example.com']],
    ['the named ones with the embedded platform', 'cdn.example.com', false, ['https://cdn.example.com']],
    ['none of what is no host', "x; script-src *, 'self'", false, []],
  ])('are %s', (_, list, hasUpstream, sources) => {
    expect(imageSources(list, hasUpstream)).toEqual(sources);
  });
});
