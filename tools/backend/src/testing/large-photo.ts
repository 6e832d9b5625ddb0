import sharp from 'sharp';

interface LargePhoto {
  /** Of its area; its sides are as 4 to 3. */
  megapixels: number;
  /** Comes in several passes, so that it stands in the memory as a whole while it is decoded. */
  progressive: boolean;
}

/** A photo of one colour: few bytes, and as dear to decode as any other of its size. */
export function largePhoto({ megapixels, progressive }: LargePhoto): Promise<Buffer> {
  const width = Math.floor(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.floor((width * 3) / 4);
  return sharp({ create: { width, height, channels: 3, background: '#7a8b99' } })
    .jpeg({ progressive })
    .toBuffer();
}
