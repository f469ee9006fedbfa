import sharp from 'sharp';

/** A picture with soft spots of every brightness, whose bytes grow with its pixels as those of a photograph do. */
export const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a58b6f',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).blur(1.5);
